import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '@wabu/api/client';
import {
  formalityLanguages,
  type TranslationSettings,
  termsIn,
} from '@wabu/shared/entities/translations/translation-settings';
import { languageOf } from '@wabu/shared/i18n/languages';
import {
  Button,
  Dialog,
  EmptyState,
  FormField,
  Select,
  Skeleton,
  Textarea,
  usePageToast,
} from '@wabu/shared/ui';
import { type SyntheticEvent, useRef, useState } from 'react';
import { saveTranslationSettings, settingsQuery } from '../api/translator-calls.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './rules-dialog.module.css';

const FORM = 'translation-rules';

export function RulesDialog({ onClose }: { onClose: () => void }) {
  const t = useFrontendsWords();
  const { data, isError, refetch } = useQuery({ ...settingsQuery, refetchOnWindowFocus: false });
  const { save, isBusy, error } = useSaveRules(onClose);
  // One dialog from the first moment: another one behind it would take the press outside for its own.
  return (
    <Dialog
      width={600}
      title={t('translate.rules.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('actions.close')}</Button>
          <Button type="submit" form={FORM} look="solid" busy={isBusy} disabled={!data}>
            {t('translate.rules.save')}
          </Button>
        </>
      }
    >
      {data && (
        <RulesForm stored={data} error={error} onSave={(rules) => save(rules, data.version)} />
      )}
      {!data && !isError && <Skeleton rows={4} rowHeight={3} />}
      {!data && isError && (
        <EmptyState
          title={t('run.unreachable')}
          action={<Button onClick={() => void refetch()}>{t('actions.retry')}</Button>}
        />
      )}
    </Dialog>
  );
}

interface RulesFormProps {
  stored: TranslationSettings;
  error: string | undefined;
  onSave: (rules: TranslationSettings) => Promise<void>;
}

function RulesForm({ stored, error, onSave }: RulesFormProps) {
  const t = useFrontendsWords();
  const [terms, setTerms] = useState(stored.terms.join('\n'));
  const [formality, setFormality] = useState(stored.formality);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void onSave({ terms: termsIn(terms), formality });
  };
  return (
    <form id={FORM} noValidate className="wabu-stack wabu-gap-4" onSubmit={submit}>
      <p>{t('translate.rules.about')}</p>
      <FormField
        label={t('translate.rules.terms')}
        hint={t('translate.rules.termsHint')}
        error={error}
      >
        <Textarea rows={8} value={terms} onChange={({ target }) => setTerms(target.value)} />
      </FormField>
      <fieldset className={styles.tones}>
        <legend>{t('translate.rules.tone')}</legend>
        {formalityLanguages.map((code) => (
          <FormField key={code} label={languageOf(code).name}>
            <Select
              value={formality[code] ?? ''}
              onChange={({ target }) =>
                setFormality({
                  ...formality,
                  [code]: (target.value || undefined) as Tones[typeof code],
                })
              }
            >
              <option value="">{t('translate.rules.tones.usual')}</option>
              <option value="more">{t('translate.rules.tones.more')}</option>
              <option value="less">{t('translate.rules.tones.less')}</option>
            </Select>
          </FormField>
        ))}
      </fieldset>
    </form>
  );
}

type Tones = TranslationSettings['formality'];

/** After a rejection because of a newer version, the next save replaces that version. */
function useSaveRules(onSaved: () => void) {
  const t = useFrontendsWords();
  const client = useQueryClient();
  const showToast = usePageToast();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const newer = useRef(0);

  async function save(rules: TranslationSettings, version: number): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      client.setQueryData(
        settingsQuery.queryKey,
        await saveTranslationSettings(rules, Math.max(version, newer.current)),
      );
      showToast({ kind: 'success', text: t('translate.rules.saved') });
      onSaved();
    } catch (thrown) {
      const problem = thrown instanceof ApiProblem ? thrown.problem : null;
      if (problem?.code === 'changed-meanwhile')
        newer.current = (problem.current as { version: number }).version;
      setError(
        problem?.code === 'changed-meanwhile'
          ? t('translate.rules.changed')
          : (problem?.message ?? t('run.unreachable')),
      );
      setBusy(false);
    }
  }
  return { save, isBusy, error };
}
