import type { AltTexts } from '@wabu/shared/entities/alt-texts';
import type { Facts } from '@wabu/shared/entities/facts';
import type { FrontendInput, Section } from '@wabu/shared/entities/frontend';
import type { Legal } from '@wabu/shared/entities/legal/legal';
import type { DismissedChecks, TextCheck } from '@wabu/shared/entities/rich-text/text-checks';
import type { ProvenanceRow } from '@wabu/shared/entities/translation-provenance';
import {
  type Conflict,
  type Decisions,
  each,
  mergeAsking,
  same,
  type Versions,
} from '@wabu/shared/tree';

export interface Draft
  extends Omit<
    FrontendInput,
    'Sezioni' | 'origins' | 'altTexts' | 'dismissedChecks' | 'legal' | 'facts'
  > {
  Sezioni: Section[];
  altTexts: AltTexts;
  dismissedChecks: DismissedChecks;
  legal: Legal;
  facts: Facts;
}

export interface SavedFrontend {
  draft: Draft;
  version: number;
  /** Absent in the answer of a save. */
  provenance?: readonly ProvenanceRow[] | undefined;
}

export const sameDraft = (one: Draft, other: Draft) => same(withSets(one), withSets(other));

/** Merges, and asks about conflicts; null without an answer. The URL of the form stays: it names the record. */
export async function mergeDrafts(
  versions: Versions<Draft>,
  ask: (conflicts: Conflict[]) => Promise<Decisions | null>,
): Promise<Draft | null> {
  const { URL } = versions.mine;
  const merged = await mergeAsking(
    each(versions, (draft) => ({ ...withSets(draft), URL })),
    ask,
  );
  if (merged === null) return null;
  const checks = Object.entries(merged.dismissedChecks).map(
    ([hash, set]) => [hash, Object.keys(set)] as [string, TextCheck[]],
  );
  const dismissedChecks = Object.fromEntries(checks.filter(([, list]) => list.length > 0));
  return { ...merged, dismissedChecks };
}

/** The accepted checks of a text have no order, and each is accepted or taken back alone. */
const withSets = (draft: Draft) => ({
  ...draft,
  dismissedChecks: Object.fromEntries(
    Object.entries(draft.dismissedChecks).map(([hash, checks]) => [
      hash,
      Object.fromEntries(checks.map((check) => [check, true])),
    ]),
  ),
});
