import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

interface InstanceOptions {
  name: string;
}

interface Federation {
  runtime: { createInstance: (options: InstanceOptions) => unknown };
  bundlerRuntime: object;
  attachShareScopeMap: unknown;
}
declare const __webpack_require__: { federation: Federation };

/**
 * Gives modules the federation runtime of the shell, under the name that their builds look for. Without it
 * every module would bring its own 30 kB. What a module's build fills in is a fresh object for each.
 */
export function exposeRuntime(): void {
  const { runtime, bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation;
  // The runtime tells builds apart by a mark of its own build: from here all would look like the shell.
  const init = (options: InstanceOptions) =>
    runtime.createInstance({ ...options, id: options.name } as InstanceOptions);
  Object.defineProperty(globalThis, 'wabuFederation', {
    get: () => ({
      runtime: { ...runtime, init },
      // The shell exposes nothing itself, so its own build left this part out.
      bundlerRuntime: { ...bundlerRuntime, S: {}, initContainerEntry },
      attachShareScopeMap,
      bundlerRuntimeOptions: {},
    }),
  });
}
