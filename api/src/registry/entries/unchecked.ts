import type { StoredBuild } from '../build-repository.ts';

/** The author of builds that ship with the program. */
export const PROGRAM = 'wabu';

/** True for a release without the statement of a release check. Builds of the program are no releases. */
export const isUnchecked = ({ check, publishedBy }: Pick<StoredBuild, 'check' | 'publishedBy'>) =>
  check === null && publishedBy !== PROGRAM;
