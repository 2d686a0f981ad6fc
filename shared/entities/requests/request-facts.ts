/*
 * What forms, lists and filters need of requests, without the schema library.
 */

/** Where a visitor reads a request: `/richiesta/<token>`, with the language prefixes of all pages. */
export const REQUEST_PATH = '/richiesta';

/** The id of the form, and of what takes its place in the page that answers it. */
export const REQUEST_ID = 'richiesta';

export const requestLimits = {
  name: 100,
  text: 4_000,
  /** The characters of a formatted answer, its tags included. */
  html: 40_000,
  people: 999,
  /** The messages of a thread. */
  messages: 200,
  /** Of one network, and of one e-mail address, in a day. */
  perNetwork: 20,
  perEmail: 5,
  /** Requests that are not closed: more are not accepted. */
  open: 20_000,
} as const;

export const readyAnswerLimits = { name: 80, answers: 200 } as const;

/** What is replaced in a ready answer when it is inserted: the name of the visitor, and the reference of the request. */
export const answerSlots = { name: '{{nome}}', reference: '{{codice}}' } as const;

export const requestKinds = ['information', 'availability', 'group', 'problem', 'other'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** What people say on the telephone and find in the search: the last ten digits of the id. */
export const referenceOf = (id: string): string =>
  `${id.slice(-10, -5)}-${id.slice(-5)}`.toUpperCase();

/** `waiting` for the visitor; `held`: it looks like spam, and nobody is told of it. */
export const requestStates = ['new', 'open', 'waiting', 'closed', 'held'] as const;
export type RequestState = (typeof requestStates)[number];
/** The states in which staff have something to do. */
export const openStates: readonly RequestState[] = ['new', 'open'];

/** What a list is filtered by: a state, all in which somebody has something to do, or all but spam. */
export const stateFilters = [...requestStates, 'active', 'any'] as const;
export type StateFilter = (typeof stateFilters)[number];

/** The states that match a filter. */
export const statesOf = (filter: StateFilter): readonly RequestState[] => {
  if (filter === 'active') return ['new', 'open', 'waiting'];
  return filter === 'any' ? ['new', 'open', 'waiting', 'closed'] : [filter];
};
