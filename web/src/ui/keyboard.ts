/** Is this key meant for a field, a dialog or the browser rather than for the table? */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const target = event.target instanceof Element ? event.target : null;
  return target?.closest("input, select, textarea, dialog, [contenteditable]") != null;
}
