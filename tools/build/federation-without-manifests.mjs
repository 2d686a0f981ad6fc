import { DisabledSnapshotHandler } from '../../node_modules/@module-federation/runtime-core/dist/plugins/snapshot/disabled.js';

/**
 * Stands in for the federation runtime's reader of manifests and its preloader, 9 kB that our pages never
 * run: the registry says what to load, and `preload.ts` of the shell fetches it early.
 */
export class SnapshotHandler extends DisabledSnapshotHandler {
  manifestCache = new Map();
}
export const getGlobalRemoteInfo = () => ({});
export const formatPreloadArgs = () => [];
export const preloadAssets = () => Promise.resolve([]);
export const defaultPreloadArgs = {};
export const normalizePreloadExposes = () => [];
