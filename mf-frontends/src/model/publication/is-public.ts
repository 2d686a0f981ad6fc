import type { Publication } from '@wabu/shared/entities/microsite';

/** True for what visitors see, also while the record has newer changes. */
export const isPublic = (publication: Publication | undefined): boolean =>
  publication !== undefined && publication.state !== 'withdrawn';
