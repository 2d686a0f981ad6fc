import type { TextCheck } from '@wabu/shared/entities/rich-text/text-checks';
import type { TextFindings } from './draft-findings.ts';
import type { Finding } from './finding.ts';

/** Texts of one field in several languages that have the same cause. */
export interface FindingGroup {
  /** One for each language. */
  texts: readonly [TextFindings, ...TextFindings[]];
  /** What is the same in all of them. */
  findings: readonly Finding[];
  /** What else a text has because of them, by text. */
  rest: readonly TextFindings[];
}

/** A text without a list or a paragraph differs in its length, numbers and prices too. */
const causes: readonly TextCheck[] = ['list', 'paragraphs'];

/** Groups the findings of texts by their cause, in the order of the texts. */
export function groupFindings(found: readonly TextFindings[]): FindingGroup[] {
  const groups = new Map<string, FindingGroup>();
  for (const text of found) {
    const cause = causes.map((check) => text.findings.find((one) => one.check === check));
    const first = cause.find((one) => one !== undefined);
    const findings = first === undefined ? text.findings : [first];
    const others = text.findings.filter((one) => !findings.includes(one));
    const { section, field } = text.ref;
    const key = JSON.stringify([section, field, findings]);
    const { texts, rest = [] } = groups.get(key) ?? {};
    groups.set(key, {
      texts: texts ? [...texts, text] : [text],
      findings,
      rest: others.length > 0 ? [...rest, { ...text, findings: others }] : rest,
    });
  }
  return [...groups.values()];
}
