import {
  frontendMessages,
  isFrontendUrl,
  normaliseFrontendUrl,
} from '@wabu/shared/entities/frontend';
import { FormField, Input } from '@wabu/shared/ui';
import { useEditor, useEditorStore } from '../editor/editor-store.tsx';
import { changes } from '../model/draft/editor-state.ts';
import { fieldId } from '../model/draft/field-message.ts';
import { normaliseTypedUrl } from '../model/draft/typed-url.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import { useFieldError } from './form-errors.tsx';

export function UrlField({ taken }: { taken: ReadonlySet<string> }) {
  const t = useFrontendsWords();
  const store = useEditorStore();
  const url = useEditor(({ draft }) => draft.URL);
  const saved = useEditor(({ base, version }) => (version === null ? null : base.URL));
  const { error, onBlur } = useFieldError('URL', url);
  const isSame = saved !== null && normaliseFrontendUrl(url) === normaliseFrontendUrl(saved);
  const isTaken = !isSame && taken.has(normaliseFrontendUrl(url));
  const isFree = !isTaken && !isSame && isFrontendUrl(url);
  return (
    <FormField
      required
      id={fieldId('URL')}
      label={t('fields.URL')}
      hint={isFree ? t('form.urlFree') : t('form.urlHint')}
      error={isTaken ? frontendMessages.duplicate : error}
      warning={saved !== null && !isSame && url !== '' ? t('form.urlChanged') : undefined}
    >
      <Input
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={url}
        onBlur={onBlur}
        onChange={({ target }) =>
          store.setState(changes.set({ URL: normaliseTypedUrl(target.value) }))
        }
      />
    </FormField>
  );
}
