import { type TextRef, textRefKey } from '@wabu/shared/entities/translation-provenance';
import { languageOf } from '@wabu/shared/i18n/languages';
import { useEffect, useState } from 'react';
import { useEditor, useEditorStore } from '../../editor/editor-store.tsx';
import {
  findingsOf,
  openFindings,
  type TextFindings,
  textsInEditor,
} from '../../model/checks/draft-findings.ts';
import { textRefId } from '../../model/draft/text-ref-id.ts';
import { runAfterPauses, runWhenIdle } from '../../parts/run-when-idle.ts';
import { useFrontendsWords } from '../../words/frontends-words.ts';
import { FindingRow } from './finding-row.tsx';
import styles from './text-checks.module.css';
import { useDismiss } from './use-dismiss.ts';

export function TextChecks({ section, field, language }: TextRef) {
  const t = useFrontendsWords();
  const ref = { section, field, language };
  const found = useTextFindings(ref);
  const dismissed = useEditor(({ draft }) => draft.dismissedChecks);
  const dismiss = useDismiss();
  const open = found === null ? [] : openFindings(found, dismissed);
  if (found === null || open.length === 0) return null;
  const text = `${t(`fields.${field}`)}, ${languageOf(language).name}`;
  return (
    <ul className={styles.findings} aria-label={t('checks.of', { text })}>
      {open.map((finding) => (
        <FindingRow
          key={finding.check}
          checked={found.checked}
          finding={finding}
          onDismiss={(check) => {
            // The focused button is removed with its row.
            document.getElementById(textRefId(ref))?.focus();
            dismiss([found.checked], check);
          }}
        />
      ))}
    </ul>
  );
}

/** Milliseconds after the last key press. */
const PAUSE_MS = 700;

function useTextFindings(ref: TextRef): TextFindings | null {
  const store = useEditorStore();
  const [found, setFound] = useState<TextFindings | null>(null);
  const key = textRefKey(ref);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the reference
  useEffect(() => {
    const check = () => setFound(findingsOf(textsInEditor(store.getState()), ref));
    const cancel = runWhenIdle(check);
    const stop = runAfterPauses(
      (listener) => store.subscribeToSection(ref.section, listener),
      PAUSE_MS,
      check,
    );
    return () => {
      cancel();
      stop();
    };
  }, [store, key]);
  return found;
}
