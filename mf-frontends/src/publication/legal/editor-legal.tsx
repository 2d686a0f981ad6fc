import { type CodeKind, type OfferKind, offerKinds } from '@wabu/shared/entities/legal/legal';
import { codesIn } from '@wabu/shared/entities/legal/lodging-codes';
import { Button, FormField, Select, Textarea } from '@wabu/shared/ui';
import { useState } from 'react';
import { useEditor, useEditorStore } from '../../editor/editor-store.tsx';
import { useRequestFormTarget } from '../../editor/form-target-context.tsx';
import { useDebouncedEditor } from '../../editor/use-debounced-editor.ts';
import { altTextIn } from '../../model/draft/alt-texts.ts';
import { changes } from '../../model/draft/editor-state.ts';
import type { Duty } from '../../model/legal/duties.ts';
import { useUndoToast } from '../../parts/use-undo-toast.ts';
import { useFrontendsWords } from '../../words/frontends-words.ts';
import styles from './legal-list.module.css';
import { LegalList } from './legal-list.tsx';
import { useLegalWords } from './words/it.ts';

export function EditorLegal() {
  const { draft } = useDebouncedEditor();
  const legal = useEditor((state) => state.draft.legal);
  const request = useRequestFormTarget();
  // Here, because the button goes when the pictures have their licence.
  const showUndo = useUndoToast();
  return (
    <LegalList
      frontend={{ ...draft, legal }}
      onPicture={(file) => request({ kind: 'altText', file, language: 'it' })}
      fields={<OfferField />}
      fieldsOf={(duty) => <DutyFields duty={duty} offer={legal.offer} showUndo={showUndo} />}
    />
  );
}

function OfferField() {
  const t = useFrontendsWords();
  const store = useEditorStore();
  const offer = useEditor(({ draft }) => draft.legal.offer);
  return (
    <FormField label={t('legal.fields.offer')} className={styles.offer}>
      <Select
        value={offer ?? ''}
        onChange={({ target }) =>
          store.setState(changes.legal({ offer: offerKinds.find((kind) => kind === target.value) }))
        }
      >
        <option value="">{t('legal.choose')}</option>
        {offerKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`legal.offers.${kind}`)}
          </option>
        ))}
      </Select>
    </FormField>
  );
}

type ShowUndo = ReturnType<typeof useUndoToast>;
interface DutyFieldsProps {
  duty: Duty;
  offer: OfferKind | undefined;
  showUndo: ShowUndo;
}

function DutyFields({ duty, offer, showUndo }: DutyFieldsProps) {
  if ((duty.id === 'cin' || duty.id === 'cir') && offer === 'lodging') {
    return <CodesField kind={duty.id} />;
  }
  return duty.says === 'credits.missing' ? <AllOwn files={duty.about} showUndo={showUndo} /> : null;
}

/** Most suppliers own all of their pictures. */
function AllOwn({ files, showUndo }: { files: readonly string[]; showUndo: ShowUndo }) {
  const t = useLegalWords();
  const store = useEditorStore();
  function setOwn(): void {
    const before = store.getState().draft.altTexts;
    for (const file of files) {
      const { author: _, ...others } = altTextIn(before, file);
      store.setState(changes.altText(file, { ...others, licence: 'own' }));
    }
    showUndo(t('ownSet', { count: files.length }), () => {
      for (const file of files) store.setState(changes.altText(file, altTextIn(before, file)));
    });
  }
  return (
    <Button size="sm" className="wabu-self-start" onClick={setOwn}>
      {t('allOwn')}
    </Button>
  );
}

const none: readonly string[] = [];

function CodesField({ kind }: { kind: CodeKind }) {
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
