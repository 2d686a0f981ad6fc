export const frontendPath = (url: string): string =>
  `/adminwabu/frontends?${new URLSearchParams({ frontend: url })}`;
