import { isDefaultText } from '@wabu/shared/entities/default-sections';
import { textChecks } from '@wabu/shared/entities/rich-text/text-checks';
import { isEmptyText } from '@wabu/shared/entities/translation-provenance';
import { compareFacts } from './facts/compare-facts.ts';
import type { CheckedText, Finding } from './finding.ts';
import { findBrackets, findQuotes } from './pairs.ts';
import { findEndings, findSpacing } from './punctuation.ts';
import { findLength, findStructure } from './structure.ts';
import { type VisibleText, visibleText } from './visible-text.ts';
import { findDoubled, findSame } from './wording.ts';

/** Checks one text against the text that it translates; the most severe finding comes first. */
export function checkText({ html, language, source }: CheckedText): Finding[] {
  if (isEmptyText(html) || isDefaultText(html)) return [];
  const target = visibleText(html);
  const hasSource = source !== null && !isEmptyText(source.html);
  const original = hasSource ? visibleText(source.html) : null;
  const findings = [
    ...findBrackets(target),
    ...findQuotes(target, language),
    ...findDoubled(original, target, language),
    ...findSpacing(target, language),
    ...(original === null || source === null
      ? []
      : compareTexts(original, target, { source: source.language, target: language })),
  ];
  const rank = ({ check }: Finding) => textChecks.indexOf(check);
  return findings.sort((one, other) => rank(one) - rank(other));
}

function compareTexts(
  source: VisibleText,
  target: VisibleText,
  languages: { source: CheckedText['language']; target: CheckedText['language'] },
): Finding[] {
  const same = findSame(source, target);
  return [
    ...compareFacts(source, target, languages),
    ...same,
    ...findStructure(source, target),
    ...findLength(source, target, languages),
    // An untranslated text ends as its source does.
    ...findEndings(source, target),
  ];
}
