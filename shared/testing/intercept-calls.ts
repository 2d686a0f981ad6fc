import type { HostApi } from './render-module.tsx';

type Pass = () => Promise<Response>;

/**
 * Wraps an api: `answer` answers the calls whose URL contains `part`. `pass` makes the real call.
 */
export function interceptCalls(
  part: string,
  answer: (pass: Pass, init: RequestInit) => Promise<Response>,
) {
  return <Api extends HostApi>(api: Api): Api => ({
    ...api,
    fetch: (input, init = {}) => {
      const pass = () => api.fetch(input, init);
      return String(input).includes(part) ? answer(pass, init) : pass();
    },
  });
}

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
