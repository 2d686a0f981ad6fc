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
import { type SyntheticEvent, useState } from 'react';
import { saveTranslationSettings, settingsQuery } from '../api/translator-calls.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './rules-dialog.module.css';

/** What translations leave as it is, and how they address the reader: for all microsites. */
export function RulesDialog({ onClose }: { onClose: () => void }) {
  const t = useFrontendsWords();
  const { data, isPending, refetch } = useQuery({ ...settingsQuery, refetchOnWindowFocus: false });
  if (data !== undefined) return <RulesForm key={data.version} stored={data} onClose={onClose} />;
  return (
    <Dialog
      width={600}
      title={t('translate.rules.title')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('actions.cancel')}</Button>}
    >
      {isPending ? (
        <Skeleton rows={4} rowHeight={3} />
      ) : (
        <EmptyState
          title={t('run.unreachable')}
          action={<Button onClick={() => void refetch()}>{t('actions.retry')}</Button>}
        />
      )}
    </Dialog>
  );
}

interface RulesFormProps {
  stored: TranslationSettings & { version: number };
  onClose: () => void;
}

const FORM = 'translation-rules';

function RulesForm({ stored, onClose }: RulesFormProps) {
  const t = useFrontendsWords();
  const [terms, setTerms] = useState(stored.terms.join('\n'));
  const [formality, setFormality] = useState(stored.formality);
  const [version, setVersion] = useState(stored.version);
  const { save, isBusy, error } = useSaveRules(onClose, setVersion);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void save({ terms: termsIn(terms), formality }, version);
  };
  return (
    <Dialog
      width={600}
      title={t('translate.rules.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('actions.cancel')}</Button>
          <Button type="submit" form={FORM} look="solid" busy={isBusy}>
            {t('translate.rules.save')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate className={styles.form} onSubmit={submit}>
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
                  setFormality((before) => withTone(before, code, target.value))
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
    </Dialog>
  );
}

type Tones = TranslationSettings['formality'];

function withTone(tones: Tones, code: keyof Tones, value: string): Tones {
  const { [code]: _, ...others } = tones;
  return value === 'more' || value === 'less' ? { ...others, [code]: value } : others;
}

/** After a refusal because of a newer version, the next save replaces that version. */
function useSaveRules(onSaved: () => void, onNewer: (version: number) => void) {
  const t = useFrontendsWords();
  const client = useQueryClient();
  const showToast = usePageToast();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function save(rules: TranslationSettings, version: number): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      client.setQueryData(settingsQuery.queryKey, await saveTranslationSettings(rules, version));
      showToast({ kind: 'success', text: t('translate.rules.saved') });
      onSaved();
    } catch (thrown) {
      const problem = thrown instanceof ApiProblem ? thrown.problem : null;
      if (problem?.code === 'changed-meanwhile')
        onNewer((problem.current as { version: number }).version);
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
