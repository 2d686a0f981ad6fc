/** The door of modules: what a module is, and what it asks of the page that it lives in. */
export * from './contract.ts';
export * from './overrides.ts';
/** Former names, for modules that were built against them. */
export {
  getFault as readFault,
  getOverrides as readOverrides,
  setFault as keepFault,
  setOverrides as keepOverrides,
} from './overrides.ts';
export type { BuiltModule, Registry, RegistryModule } from './registry.ts';
export { hasUnsavedWork, type UnsavedWork, unsavedWork, useUnsavedWork } from './unsaved-work.ts';
