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

/** Removes the elements whose condition does not hold from prerendered HTML. Such elements are not nested. */
export function fillConditions(html: string, holding: PageCondition[]): string {
  return conditions
    .filter((condition) => !holding.includes(condition))
    .reduce((text, condition) => text.replace(elementOf(condition), ''), html);
}

/** Older module releases mark the controller's elements by `id` instead of the attribute. */
function elementOf(condition: PageCondition): RegExp {
  const mark = `(?:id|${CONDITION_ATTRIBUTE})="${condition}"`;
  return new RegExp(`<(\\w+) (?:[^>]* )?${mark}[^>]*>.*?</\\1>`, 'gs');
}
