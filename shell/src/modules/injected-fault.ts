import { getFault, type ModuleFault, type RegistryModule, setFault } from '@wabu/shared/module';
import { ModuleProblem } from './module-problem.ts';

/** A load that takes a while, and then arrives. */
const SLOW_MS = 15_000;
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

/** Simulates the fault of a module: waits, or throws the ModuleProblem of that fault. */
export async function injectFault({ id }: RegistryModule): Promise<void> {
  const kind = injectedFaultOf(id);
  if (kind === 'slow') await new Promise((resume) => setTimeout(resume, SLOW_MS));
  if (kind === 'offline') throw new ModuleProblem('unreachable', id, 'injected: no network');
  if (kind === 'server-error') throw new ModuleProblem('unreachable', id, 'injected: HTTP 500');
  if (kind === 'wrong-version')
    throw new ModuleProblem('incompatible', id, 'injected: it works with contract 99');
}
