import * as suppliers from '../../../mf-suppliers/src/module.tsx';

/** Stands in for the shell's federation: the one module is part of the bundle, and nothing is shared. */
export const sharedVersions = () => ({});
export const startFederation = () => undefined;
export const loadExposed = async () => suppliers;
