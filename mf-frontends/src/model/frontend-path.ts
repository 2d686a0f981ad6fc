/** The address of a frontend in the staff area. */
export const frontendPath = (url: string): string =>
  `/adminwabu/frontends?${new URLSearchParams({ frontend: url })}`;
