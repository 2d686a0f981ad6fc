import type { RegistryModule } from '@wabu/shared/module';
import { filesOf } from './module-facts.ts';

/** The load of one module file; times in milliseconds since navigation start. */
export interface FileTiming {
  file: string;
  from: number;
  to: number;
  bytes: number;
  isCached: boolean;
}

export interface ModuleTimings {
  id: string;
  version: string;
  timings: FileTiming[];
}

/** The files that each module has loaded, in request order; modules without files are left out. */
export function timingsOf(modules: RegistryModule[]): ModuleTimings[] {
  return modules
    .map((module) => ({
      id: module.id,
      version: module.version,
      timings: filesOf(module).map((entry) => toTiming(entry, module)),
    }))
    .filter(({ timings }) => timings.length > 0);
}

function toTiming(entry: PerformanceResourceTiming, { base }: RegistryModule): FileTiming {
  const { name, startTime, responseEnd, encodedBodySize, transferSize } = entry;
  return {
    file: name.slice(name.indexOf(base) + base.length),
    from: Math.round(startTime),
    to: Math.round(responseEnd),
    bytes: encodedBodySize,
    isCached: transferSize === 0 && encodedBodySize > 0,
  };
}
