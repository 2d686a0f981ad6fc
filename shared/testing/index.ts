/** Public entry point of the test helpers that all workspaces use. */
import '@testing-library/jest-dom/jest-globals';

export { aToken } from './a-token.ts';
export { expectAccessible } from './axe.ts';
export { aFrontend, aSection, aSupplier, aTaxId, aUser, manySuppliers } from './builders.ts';
export { expectConsoleError } from './console-errors.ts';
export { forAllTests, forEachTest } from './for-tests.ts';
export {
  brokenConnection,
  emptyResponse,
  failUntilRepaired,
  interceptCalls,
  overNetwork,
} from './intercept-calls.ts';
export { aRegistryModule } from './registry-module.ts';
export { type HostApi, type HostOptions, renderModule, renderSlot } from './render-module.tsx';
export { renderUi } from './render-ui.tsx';
export { button, findAlert, findDialog, row } from './screen-queries.ts';
export { stubCanvas } from './stub-canvas.ts';
export { stubXhr } from './stub-xhr.ts';
