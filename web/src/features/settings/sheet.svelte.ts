/** The sheet of settings over whatever page is shown. */
class SettingsSheet {
  open = $state(false);
}

export const settingsSheet = new SettingsSheet();
