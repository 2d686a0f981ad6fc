import { getFault, type ModuleFault, type RegistryModule, setFault } from '@wabu/shared/module';
import { ModuleProblem } from './module-problem.ts';

/** Longer than any deadline of a load. */
const HANG_MS = 60_000;
/** A hash that no file has. */
export const WRONG_HASH = `sha384-${'A'.repeat(64)}`;

/** The fault that the inspector asked for in this tab, to see how a section fails. */
export function injectedFaultOf(id: string): ModuleFault['kind'] | null {
  const fault = getFault();
  return fault?.id === id ? fault.kind : null;
}

/** Riprova ends it: the second attempt is the real one. */
export function clearFault(): void {
  setFault(null);
}

/** Fails in place of the network, where the fault is one of the network. */
export async function injectFault({ id }: RegistryModule): Promise<void> {
  const kind = injectedFaultOf(id);
  if (kind === 'slow') await new Promise((resume) => setTimeout(resume, HANG_MS));
  if (kind === 'offline') throw new ModuleProblem('unreachable', id, 'injected: no network');
  if (kind === 'server-error') throw new ModuleProblem('unreachable', id, 'injected: HTTP 500');
  if (kind === 'wrong-version')
    throw new ModuleProblem('incompatible', id, 'injected: it needs shell ^99.0.0');
}
