import * as suppliers from '../../mf-suppliers/src/module.tsx';

/** Its type makes a rename in the shell an error here. */
type Federation = typeof import('../../shell/src/modules/federation.ts');

/** Replaces the shell's federation: the bundle contains the module and shares nothing. */
export const startFederation: Federation['startFederation'] = () => undefined;
export const loadRemote: Federation['loadRemote'] = async () => suppliers;
