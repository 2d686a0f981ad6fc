import { type CodeKind, codeKinds, type Legal } from '@wabu/shared/entities/legal/legal';
import { each, type MergeValue, type Versions } from './versions.ts';

export function mergeLegal(versions: Versions<Legal>, choose: MergeValue): Legal {
  const side = choose(
    'legal.offer',
    { kind: 'offer' },
    each(versions, ({ offer }) => offer ?? ''),
  );
  const { offer } = versions[side];
  const merged: Legal = offer === undefined ? {} : { offer };
  for (const kind of codeKinds) {
    const codes = mergeCodes(kind, versions, choose);
    if (codes.length > 0) merged[kind] = codes;
  }
  return merged;
}

function mergeCodes(kind: CodeKind, versions: Versions<Legal>, choose: MergeValue): string[] {
  const codes = each(versions, (legal) => legal[kind] ?? []);
  const side = choose(
    `legal.${kind}`,
    { kind },
    each(codes, (list) => list.join('\n')),
  );
  return codes[side];
}
