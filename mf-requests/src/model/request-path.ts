/** The address of a request, or of the list with filters. */
export const requestPath = (id: string): string => listPath({ id });

export const listPath = (params: Record<string, string>): string =>
  `/adminwabu/requests#${new URLSearchParams(params)}`;
