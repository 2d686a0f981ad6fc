import {
  type FindTexts,
  findLimits,
  findMessages,
  foundFields,
} from '@wabu/shared/entities/replace/find-texts';
import { localMessage } from '@wabu/shared/i18n';
import { languageCodes, languages } from '@wabu/shared/i18n/languages';
import { FormField, Input } from '@wabu/shared/ui';
import { type SyntheticEvent, useState } from 'react';
import { CheckboxGroup } from '../../parts/checkbox-group.tsx';
import { PanelText } from '../../parts/record-panel.tsx';
import { useFrontendsWords } from '../../words/frontends-words.ts';
import styles from './replace.module.css';

interface SearchFormProps {
  id: string;
  search: FindTexts;
  problem: { field: string; message: string } | undefined;
  onChange: (search: FindTexts) => void;
  onFind: () => void;
}

const options = ['matchCase', 'ignoreAccents', 'wholeWords'] as const;

export function SearchForm({ id, search, problem, onChange, onFind }: SearchFormProps) {
  const t = useFrontendsWords();
  const [wasSent, setSent] = useState(false);
  const own = wasSent ? missing(search) : undefined;
  const shown = own ?? problem;
  const errorOf = (field: string) =>
    shown?.field === field ? localMessage(shown.message) : undefined;

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    setSent(true);
    if (missing(search) === undefined) onFind();
  }

  return (
    <form id={id} className="wabu-stack wabu-gap-3" onSubmit={submit} noValidate>
      <div className={styles.texts}>
        <FormField label={t('replace.text')} error={errorOf('text')}>
          <Input
            value={search.text}
            maxLength={findLimits.text}
            autoComplete="off"
            onChange={({ target }) => onChange({ ...search, text: target.value })}
          />
        </FormField>
        <FormField label={t('replace.replacement')} error={errorOf('replacement')}>
          <Input
            value={search.replacement}
            maxLength={findLimits.text}
            autoComplete="off"
            onChange={({ target }) => onChange({ ...search, replacement: target.value })}
          />
        </FormField>
      </div>
      <CheckboxGroup
        legend={t('replace.options')}
        values={options}
        chosen={options.filter((option) => search[option])}
        labelOf={(option) => t(`replace.${option}`)}
        onChange={(chosen) =>
          onChange({
            ...search,
            ...Object.fromEntries(options.map((one) => [one, chosen.includes(one)])),
          })
        }
      />
      <CheckboxGroup
        legend={t('replace.fields')}
        values={foundFields}
        chosen={search.fields}
        error={errorOf('fields')}
        labelOf={(field) => t(`replace.in.${field}`)}
        onChange={(fields) => onChange({ ...search, fields })}
      />
      <CheckboxGroup
        legend={t('replace.languages')}
        values={languageCodes}
        chosen={search.languages}
        error={errorOf('languages')}
        labelOf={(code) => languages.find((language) => language.code === code)?.name ?? code}
        all={t('replace.allLanguages')}
        onChange={(chosen) => onChange({ ...search, languages: chosen })}
      />
      {shown?.field === '' && <PanelText kind="problem">{localMessage(shown.message)}</PanelText>}
    </form>
  );
}

function missing({ text, fields, languages: chosen }: FindTexts) {
  if (text === '') return { field: 'text', message: findMessages.empty };
  if (fields.length === 0) return { field: 'fields', message: findMessages.fields };
  if (chosen.length === 0) return { field: 'languages', message: findMessages.languages };
  return undefined;
}
