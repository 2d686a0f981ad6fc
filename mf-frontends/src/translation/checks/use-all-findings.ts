import { useEffect, useState } from 'react';
import {
  type CheckedTexts,
  findingsOf,
  refsOf,
  type TextFindings,
} from '../../model/checks/draft-findings.ts';
import { runWhenIdle } from '../../parts/run-when-idle.ts';

/** Checks the texts one by one when the page is idle; null until all are checked once. */
export function useAllFindings(texts: CheckedTexts): readonly TextFindings[] | null {
  const [all, setAll] = useState<readonly TextFindings[] | null>(null);
  useEffect(() => {
    const refs = refsOf(texts.sections);
    const found: TextFindings[] = [];
    let cancel: () => void;
    const step = (index: number) => {
      const ref = refs[index];
      if (ref === undefined) return setAll(found);
      const one = findingsOf(texts, ref);
      if (one !== null && one.findings.length > 0) found.push(one);
      cancel = runWhenIdle(() => step(index + 1));
    };
    cancel = runWhenIdle(() => step(0));
    return () => cancel();
  }, [texts]);
  return all;
}
