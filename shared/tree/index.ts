export { apply, diff, type Step, valueAt } from './diff.ts';
