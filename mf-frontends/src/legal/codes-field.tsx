import type { CodeKind } from '@wabu/shared/entities/legal/legal';
import { codesIn } from '@wabu/shared/entities/legal/lodging-codes';
import { FormField, Textarea } from '@wabu/shared/ui';
import { useState } from 'react';
import { useEditor, useEditorStore } from '../editor/editor-store.tsx';
import { changes } from '../model/draft/editor-state.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './legal-list.module.css';
import { useLegalWords } from './words/legal-words.ts';

const none: readonly string[] = [];

export function CodesField({ kind }: { kind: CodeKind }) {
  const t = useFrontendsWords();
  const words = useLegalWords();
  const store = useEditorStore();
  const codes = useEditor(({ draft }) => draft.legal[kind] ?? none);
  const [typed, setTyped] = useState('');
  // What was typed stays as it is while it says the same: a line break at its end is the start of a code.
  const isSame = codesIn(typed).join() === codes.join();
  return (
    <FormField label={t(`legal.fields.${kind}`)} hint={words('codesHint')} className={styles.codes}>
      <Textarea
        rows={1}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="characters"
        value={isSame ? typed : codes.join('\n')}
        onChange={({ target }) => {
          setTyped(target.value);
          store.setState(changes.legal({ [kind]: codesIn(target.value) }));
        }}
      />
    </FormField>
  );
}
