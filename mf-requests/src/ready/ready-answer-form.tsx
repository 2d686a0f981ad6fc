import type { FieldProblem } from '@wabu/shared/entities/problem';
import type { NewReadyAnswer, ReadyAnswer } from '@wabu/shared/entities/requests/ready-answer';
import { answerSlots, readyAnswerLimits } from '@wabu/shared/entities/requests/request-facts';
import {
  DEFAULT_LANGUAGE,
  languageCodes,
  languageOf,
  languages,
} from '@wabu/shared/i18n/languages';
import { Button, Dialog, FormField, Input, Select } from '@wabu/shared/ui';
import { RichText } from '@wabu/shared/ui/rich-text';
import { useState } from 'react';
import { useRequestWords } from '../words/request-words.ts';

interface ReadyAnswerFormProps {
  /** Null for a new one. */
  before: ReadyAnswer | null;
  onSave: (after: NewReadyAnswer) => Promise<void>;
  problemOf: (error: unknown) => FieldProblem;
  onClose: () => void;
}

/** Writes a ready answer, in one language at a time. */
export function ReadyAnswerForm({ before, onSave, problemOf, onClose }: ReadyAnswerFormProps) {
  const t = useRequestWords();
  const [name, setName] = useState(before?.name ?? '');
  const [stored] = useState(before?.texts ?? {});
  const [texts, setTexts] = useState(stored);
  const [language, setLanguage] = useState(
    languageCodes.find((code) => before?.texts[code] !== undefined) ?? DEFAULT_LANGUAGE,
  );
  const [problem, setProblem] = useState<FieldProblem>();
  const [isBusy, setBusy] = useState(false);
  const textLabel = t('ready.text', { language: languageOf(language).name });
  const isDirty = name !== (before?.name ?? '') || texts !== stored;

  async function save(): Promise<void> {
    setBusy(true);
    try {
      await onSave({ name, texts });
      onClose();
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
    }
  }
  return (
    <Dialog
      width={600}
      persistent={isBusy || isDirty}
      title={before ? t('ready.editTitle', { name: before.name }) : t('ready.new')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('ready.close')}</Button>
          <Button look="solid" busy={isBusy} onClick={() => void save()}>
            {t('ready.save')}
          </Button>
        </>
      }
    >
      <div className="wabu-stack wabu-gap-4">
        <FormField
          required
          label={t('ready.name')}
          error={problem?.field === 'name' ? problem.message : undefined}
        >
          <Input
            value={name}
            maxLength={readyAnswerLimits.name}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </FormField>
        <FormField
          label={t('ready.language')}
          error={problem?.field === 'name' ? undefined : problem?.message}
        >
          <Select
            value={language}
            onChange={({ target }) => setLanguage(target.value as typeof language)}
          >
            {languages.map(({ code, html, name: native }) => (
              <option key={code} value={code} lang={html}>
                {texts[code] ? t('ready.written', { language: native }) : native}
              </option>
            ))}
          </Select>
        </FormField>
        <div className="wabu-stack wabu-gap-1">
          <span className="wabu-small wabu-medium" aria-hidden="true">
            {textLabel}
          </span>
          <RichText
            key={language}
            label={textLabel}
            value={texts[language] ?? ''}
            language={language}
            minHeight={120}
            takesPictures={false}
            onChange={(html) => setTexts((all) => ({ ...all, [language]: html }))}
          />
        </div>
        <p className="wabu-muted wabu-small">{t('ready.slots', answerSlots)}</p>
      </div>
    </Dialog>
  );
}
