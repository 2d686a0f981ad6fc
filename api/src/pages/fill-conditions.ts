import { CONDITION_ATTRIBUTE, type PageCondition } from '@wabu/shared/entities/page-conditions';

const conditions: PageCondition[] = [
  'measured',
  'unmeasured',
  'controller-named',
  'controller-unnamed',
  'unanswered',
  'answered',
  'answered-all',
  'answered-necessary',
  'answered-none',
];

/** Removes from prerendered HTML the elements whose condition does not hold. They hold none of their own kind. */
export function fillConditions(html: string, holding: PageCondition[]): string {
  return conditions
    .filter((condition) => !holding.includes(condition))
    .reduce((text, condition) => text.replace(elementOf(condition), ''), html);
}

/** Modules released before the attribute existed mark by `id` who answers for personal data. */
function elementOf(condition: PageCondition): RegExp {
  const mark = `(?:id|${CONDITION_ATTRIBUTE})="${condition}"`;
  return new RegExp(`<(\\w+) (?:[^>]* )?${mark}[^>]*>.*?</\\1>`, 'gs');
}
