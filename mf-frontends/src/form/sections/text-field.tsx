import type { SectionField, TextRef } from '@wabu/shared/entities/translation-provenance';
import { languageOf } from '@wabu/shared/i18n/languages';
import { lazyPart } from '@wabu/shared/ui';
import { RichText } from '@wabu/shared/ui/rich-text';
import { memo, use, useCallback } from 'react';
import { SaveContext, useEditorSection, useEditorStore } from '../../editor/editor-store.tsx';
import { displayStateOf } from '../../model/draft/display-state.ts';
import { changes, textIn } from '../../model/draft/editor-state.ts';
import { textRefId } from '../../model/draft/text-ref-id.ts';
import { StateBadge } from '../../parts/state-badge.tsx';
import { whenQuiet } from '../../parts/when-quiet.ts';
import { useFrontendsWords } from '../../words/frontends-words.ts';

// The checks are a chunk of their own, loaded in a pause, so that typing does not wait for them.
const TextChecks = lazyPart(async () => {
  await whenQuiet();
  const chunk = await import(
    /* webpackChunkName: 'checks' */ '../../translation/checks/text-checks.tsx'
  );
  return chunk.TextChecks;
});

interface TextFieldProps extends TextRef {
  number: number;
}

const minHeights: Record<SectionField, number> = { NomeSezione: 80, Contenuto: 180 };

/** The editor of one text with its state. It renders only when this text changes. */
export const TextField = memo(function TextField({
  number,
  section,
  field,
  language,
}: TextFieldProps) {
  const t = useFrontendsWords();
  const store = useEditorStore();
  const ref = { section, field, language };
  const html = useEditorSection(section, ({ draft }) => textIn(draft, ref));
  const { label, name } = languageOf(language);
  const handleChange = useCallback(
    (next: string) => store.setState(changes.text({ section, field, language }, next)),
    [store, section, field, language],
  );
  return (
    <div className="wabu-stack wabu-gap-1 wabu-top wabu-shrink" id={textRefId(ref)} tabIndex={-1}>
      <div className="wabu-row wabu-spread wabu-gap-2 wabu-muted wabu-tiny">
        <span aria-hidden="true">
          {t(`fields.${field}`)} · {label}
        </span>
        <TextState ref={ref} />
      </div>
      <RichText
        value={html}
        onChange={handleChange}
        onSave={use(SaveContext)}
        language={language}
        minHeight={minHeights[field]}
        label={t(field === 'NomeSezione' ? 'sections.name' : 'sections.content', {
          number,
          language: name,
        })}
      />
      <TextChecks {...ref} />
    </div>
  );
});

function TextState({ ref }: { ref: TextRef }) {
  const state = useEditorSection(ref.section, (editor) => displayStateOf(editor, ref));
  return <StateBadge state={state} />;
}
