/** Public entry point of the module contract: metadata, exports, overrides and unsaved work. */
export * from './contract.ts';
export * from './overrides.ts';
export type { BuiltModule, Registry, RegistryModule } from './registry.ts';
export { hasUnsavedWork, type UnsavedWork, unsavedWork, useUnsavedWork } from './unsaved-work.ts';
