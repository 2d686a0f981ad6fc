import { isInCaretRange } from '../../shared/module/compatibility.ts';

/**
 * Replaces the range reader of the federation runtime by the one of the shell: our builds require caret
 * ranges only (`ranges` in sharing.ts).
 */
export const satisfy = (version, range) =>
  range.split('||').some((part) => isInCaretRange(version, part.trim()));
