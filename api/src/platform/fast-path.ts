/** The parts of a request that select a cached answer. Header names are in lower case. */
export interface RequestHead {
  method: string;
  path: string;
  header: (name: string) => string | undefined;
  /** The runtime's own objects of the request, as handlers get them. */
  env?: unknown;
}
export interface FastResponse {
  status: 200 | 304;
  /** The pattern of its route. */
  route: string;
  requestId: string;
  /** Alternating names and values: the fastest form for `renderHead` of node:http. */
  headers: string[];
  body: Uint8Array | null;
}
/** Answers a request from memory; null sends it to the app. */
export type ResponseFastPath = (head: RequestHead) => FastResponse | null;
