import * as suppliers from '../../../mf-suppliers/src/module.tsx';

/** Replaces the shell's federation: the bundle contains the module and shares nothing. */
export const sharedVersions = () => ({});
export const startFederation = () => undefined;
export const loadExposed = async () => suppliers;
