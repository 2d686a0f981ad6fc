export { apply, diff, type Step } from './diff.ts';
export {
  type Conflict,
  type Decisions,
  each,
  merge3,
  mergeAsking,
  type Side,
  type Versions,
} from './merge3.ts';
export { keyOf, type Path, same, startsWith, valueAt } from './parts.ts';
