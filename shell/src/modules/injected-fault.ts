import { getFault, type ModuleFault, type RegistryModule, setFault } from '@wabu/shared/module';
import { ModuleProblem } from './module-problem.ts';

/** Longer than every timeout of a load. */
const HANG_MS = 60_000;
/** A hash that matches no file. */
export const WRONG_HASH = `sha384-${'A'.repeat(64)}`;

/** The fault that the inspector set in this tab for the module, or null. */
export function injectedFaultOf(id: string): ModuleFault['kind'] | null {
  const fault = getFault();
  return fault?.id === id ? fault.kind : null;
}

/** Removes the fault. The retry button calls it, so that the next attempt is real. */
export function clearFault(): void {
  setFault(null);
}

/** Simulates the fault of a module: hangs, or throws the ModuleProblem of that fault. */
export async function injectFault({ id }: RegistryModule): Promise<void> {
  const kind = injectedFaultOf(id);
  if (kind === 'slow') await new Promise((resume) => setTimeout(resume, HANG_MS));
  if (kind === 'offline') throw new ModuleProblem('unreachable', id, 'injected: no network');
  if (kind === 'server-error') throw new ModuleProblem('unreachable', id, 'injected: HTTP 500');
  if (kind === 'wrong-version')
    throw new ModuleProblem('incompatible', id, 'injected: it needs shell ^99.0.0');
}
