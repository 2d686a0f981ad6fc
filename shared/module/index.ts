/** The door of modules: what a module is, and what it asks of the page that it lives in. */
export * from './contract.ts';
export type { BuiltModule, Registry, RegistryModule } from './registry.ts';
export * from './trials.ts';
export { hasUnsavedWork, type UnsavedWork, unsavedWork, useUnsavedWork } from './unsaved-work.ts';
