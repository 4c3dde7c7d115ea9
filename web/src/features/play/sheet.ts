/** What lies open over the table. */
export type Sheet = "" | "help" | "list" | "log" | "menu" | "pace" | "talk";
