import { DisabledSnapshotHandler } from '../../node_modules/@module-federation/runtime-core/dist/plugins/snapshot/disabled.js';

/**
 * Replaces the manifest reader and the preloader of the federation runtime, which our pages never run:
 * the registry lists the files, and `preload.ts` of the shell prefetches them.
 */
export class SnapshotHandler extends DisabledSnapshotHandler {
  manifestCache = new Map();
}
export const getGlobalRemoteInfo = () => ({});
export const formatPreloadArgs = () => [];
export const preloadAssets = () => Promise.resolve([]);
export const defaultPreloadArgs = {};
export const normalizePreloadExposes = () => [];
