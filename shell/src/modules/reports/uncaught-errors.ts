import type { RegistryModule } from '@wabu/shared/module';
import { reportFailed } from './module-reports.ts';

/** The address of a module's file in a stack. */
const FILE = /\/modules\/([a-z0-9-]+)\/([^/\s]+)\//g;

/** Reports uncaught errors and unhandled rejections of modules' own files. Returns a stop function. */
export function watchUncaughtErrors(modules: RegistryModule[]): () => void {
  const handle = (error: unknown, file = '') => {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const module = moduleIn(`${stack}\n${file}`, modules);
    if (module !== undefined) reportFailed(module, error, 'uncaught');
  };
  const onError = ({ error, message, filename }: ErrorEvent) => handle(error ?? message, filename);
  const onRejection = ({ reason }: PromiseRejectionEvent) => handle(reason);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}

/** The module of the innermost file that is not the shell's, whose shared parts modules call. */
function moduleIn(stack: string, modules: RegistryModule[]): RegistryModule | undefined {
  const [, id, version] = [...stack.matchAll(FILE)].find(([, one]) => one !== 'shell') ?? [];
  return modules.find((module) => module.id === id && module.version === version);
}
