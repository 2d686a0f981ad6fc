import type { FrontendFilter } from '@wabu/shared/entities/lists/frontend-search';

const PATH = '/adminwabu/frontends';

export const frontendPath = (url: string): string =>
  `${PATH}?${new URLSearchParams({ frontend: url })}`;

/** The address of a new form for a supplier, whose name no server reads in it. */
export const newFrontendPath = (supplier: string): string =>
  `${PATH}#${new URLSearchParams({ supplier })}`;

/** The address of the list, with what it shows only. */
export const frontendsPath = (only?: FrontendFilter): string =>
  only === undefined ? PATH : `${PATH}#${new URLSearchParams({ only })}`;
