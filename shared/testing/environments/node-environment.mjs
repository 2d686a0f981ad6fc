import './compile-once.mjs';

/** The `node` environment of jest. */
export { TestEnvironment as default } from 'jest-environment-node';
