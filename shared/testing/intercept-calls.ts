import type { HostApi } from './render-module.tsx';

type Pass = () => Promise<Response>;
type Input = string | URL | Request;

const network = globalThis.fetch;

/** Wraps an api: `answer` answers the calls whose URL contains `part`. `pass` makes the real call. */
export function interceptCalls(
  part: string,
  answer: (pass: Pass, init: RequestInit, input: Input) => Promise<Response>,
) {
  return <Api extends HostApi>(api: Api): Api => ({
    ...api,
    fetch: (input, init = {}) => {
      const pass = () => api.fetch(input, init);
      return String(input).includes(part) ? answer(pass, init, input) : pass();
    },
  });
}

/** Sends the calls to a url over the network: page and api share `fetch` in this process. */
export const overNetwork = (url: string) =>
  interceptCalls(url, (_, init, input) => network(input, init));

/** For `interceptCalls`: a connection that breaks before a response. */
export const brokenConnection = () => Promise.reject(new TypeError('Failed to fetch'));

/** For `interceptCalls`: a response with this status and no body. */
export const emptyResponse = (status: number) => async () => new Response('', { status });

/** For `interceptCalls`: answers with `fail` until `repair` is called. */
export function failUntilRepaired(fail: Pass) {
  let isBroken = true;
  return {
    answer: (pass: Pass) => (isBroken ? fail() : pass()),
    repair() {
      isBroken = false;
    },
  };
}
