/** Public entry point of the module contract: metadata, exports, previews and unsaved work. */
export * from './contract.ts';
export * from './previews.ts';
export type {
  BuiltModule,
  MenuLabel,
  ModuleDescription,
  Registry,
  RegistryModule,
} from './registry.ts';
export { hasUnsavedWork, type UnsavedWork, unsavedWork, useUnsavedWork } from './unsaved-work.ts';
