/** A line of the command palette: an address, or something to do. */
export interface PaletteItem {
  /** Unique in the palette. */
  id: string;
  label: string;
  detail?: string | undefined;
  path?: string;
  run?: () => unknown;
}

/** Lines under one heading. */
export interface PaletteGroup {
  id: string;
  label: string;
  items: readonly PaletteItem[];
}

/** The most lines of a group while something is searched. */
export const MAX_FOUND = 6;
