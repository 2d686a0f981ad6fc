/** Public entry point of the module contract: metadata, exports, overrides and unsaved work. */
export * from './contract.ts';
export * from './overrides.ts';
/** Former names of run-time exports: modules that were built with them still run in this shell. */
export {
  getFault as readFault,
  getOverrides as readOverrides,
  setFault as keepFault,
  setOverrides as keepOverrides,
} from './overrides.ts';
export type { BuiltModule, Registry, RegistryModule } from './registry.ts';
export { hasUnsavedWork, type UnsavedWork, unsavedWork, useUnsavedWork } from './unsaved-work.ts';
