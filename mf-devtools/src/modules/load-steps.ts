import type { RegistryModule } from '@wabu/shared/module';
import { filesOf } from './module-facts.ts';

/** One file of a module on its way into this tab; times in milliseconds since the page was asked for. */
export interface LoadStep {
  file: string;
  from: number;
  to: number;
  bytes: number;
  isCached: boolean;
}

export interface ModuleLoad {
  id: string;
  version: string;
  steps: LoadStep[];
}

/** What each module has loaded, file by file, in the order of its asking; modules without files are left out. */
export function loadsOf(modules: RegistryModule[]): ModuleLoad[] {
  return modules
    .map((module) => ({
      id: module.id,
      version: module.version,
      steps: filesOf(module).map((entry) => stepOf(entry, module)),
    }))
    .filter(({ steps }) => steps.length > 0);
}

function stepOf(entry: PerformanceResourceTiming, { base }: RegistryModule): LoadStep {
  const { name, startTime, responseEnd, encodedBodySize, transferSize } = entry;
  return {
    file: name.slice(name.indexOf(base) + base.length),
    from: Math.round(startTime),
    to: Math.round(responseEnd),
    bytes: encodedBodySize,
    isCached: transferSize === 0 && encodedBodySize > 0,
  };
}
