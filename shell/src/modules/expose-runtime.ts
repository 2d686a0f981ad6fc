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
 * Exposes the shell's federation runtime as the global `wabuFederation`, which module builds use instead of
 * a copy of 30 kB each. The getter returns a new object per module, because each build writes into it.
 */
export function exposeRuntime(): void {
  const { runtime, bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation;
  // The default id is that of the build that contains the runtime: all modules would get the shell's.
  const init = (options: InstanceOptions) =>
    runtime.createInstance({ ...options, id: options.name } as InstanceOptions);
  Object.defineProperty(globalThis, 'wabuFederation', {
    get: () => ({
      runtime: { ...runtime, init },
      // The shell's build has no exposes, so the bundler omits this function from it.
      bundlerRuntime: { ...bundlerRuntime, S: {}, initContainerEntry },
      attachShareScopeMap,
      bundlerRuntimeOptions: {},
    }),
  });
}
