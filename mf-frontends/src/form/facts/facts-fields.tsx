import {
  dateOfDay,
  type Facts,
  factLimits,
  factsSchema,
  type OpeningException,
  placeKinds,
  type Season,
} from '@wabu/shared/entities/facts';
import { toFieldProblems } from '@wabu/shared/entities/field-problems';
import { useLanguage, useStaffLocale } from '@wabu/shared/i18n';
import { kindWords } from '@wabu/shared/microsite/kind-words';
import { Button, FormField, IconCopy, Input, Select } from '@wabu/shared/ui';
import { type ComponentProps, useState } from 'react';
import { useSupplier } from '../../api/use-suppliers.ts';
import { useEditor, useEditorStore } from '../../editor/editor-store.tsx';
import { changes } from '../../model/draft/editor-state.ts';
import { euros, hours, monthDay, type Typed } from '../../model/facts/typed-facts.ts';
import { useUndoToast } from '../../parts/use-undo-toast.ts';
import styles from './facts-fields.module.css';
import { useFactsWords } from './words/it.ts';

export function FactsFields() {
  const t = useFactsWords();
  const store = useEditorStore();
  const facts = useEditor(({ draft }) => draft.facts);
  const language = useLanguage();
  const set = (values: Partial<Facts>) => store.setState(changes.facts(values));
  const { seasons = [], exceptions = [] } = facts;
  const result = factsSchema.safeParse(facts);
  const wrong = new Map(
    (result.success ? [] : toFieldProblems(result.error)).map(({ field, message }) => [
      field,
      message,
    ]),
  );
  const errorOf = (field: string) =>
    [...wrong].find(([one]) => one === field || one.startsWith(`${field}.`))?.[1];
  const line = (field: 'name' | 'phone' | 'website', props: ComponentProps<typeof Input> = {}) => (
    <FormField label={t(field)} error={errorOf(field)}>
      <Input
        {...props}
        value={facts[field] ?? ''}
        maxLength={factLimits[field]}
        onChange={({ target }) => set({ [field]: target.value })}
      />
    </FormField>
  );
  return (
    <div className="wabu-stack wabu-gap-4 wabu-pad-block-2">
      <p className="wabu-muted wabu-small">{t('hint')}</p>
      <CopyPhone onCopy={(phone) => set({ phone })} before={facts.phone} />
      <div className={styles.fields}>
        {line('name')}
        {line('phone', { type: 'tel', dir: 'ltr' })}
        {line('website', { type: 'url', dir: 'ltr', placeholder: 'https://' })}
        <FormField label={t('kind')}>
          <Select
            value={facts.kind ?? ''}
            onChange={({ target }) =>
              set({ kind: placeKinds.find((kind) => kind === target.value) })
            }
          >
            <option value="">{t('noKind')}</option>
            {placeKinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindWords[language === 'en' ? 'en' : 'it'][kind][0]}
              </option>
            ))}
          </Select>
        </FormField>
        <FormField label={t('price')} error={errorOf('price')}>
          <TypedInput typed={euros} value={facts.price} onChange={(price) => set({ price })} />
        </FormField>
      </div>
      {seasons.map((season, index) => (
        <SeasonFields
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no name of their own
          key={`${index}/${seasons.length}`}
          season={season}
          errorOf={(field) => errorOf(`seasons.${index}.${field}`)}
          onChange={(after) => set({ seasons: seasons.with(index, after) })}
          onRemove={() => set({ seasons: seasons.toSpliced(index, 1) })}
        />
      ))}
      {exceptions.map((exception, index) => (
        <ExceptionFields
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no name of their own
          key={`${index}/${exceptions.length}`}
          exception={exception}
          error={errorOf(`exceptions.${index}`)}
          onChange={(after) => set({ exceptions: exceptions.with(index, after) })}
          onRemove={() => set({ exceptions: exceptions.toSpliced(index, 1) })}
        />
      ))}
      <div className="wabu-wrap wabu-gap-2">
        {seasons.length < factLimits.seasons && (
          <Button
            size="sm"
            onClick={() =>
              set({ seasons: [...seasons, { week: Array.from({ length: 7 }, () => []) }] })
            }
          >
            {t('addSeason')}
          </Button>
        )}
        {exceptions.length < factLimits.exceptions && (
          <Button
            size="sm"
            onClick={() => set({ exceptions: [...exceptions, { from: '', spans: [] }] })}
          >
            {t('addException')}
          </Button>
        )}
      </div>
    </div>
  );
}

interface CopyPhoneProps {
  before: string | undefined;
  onCopy: (phone: string | undefined) => void;
}

/** Only at a press: the telephone of a supplier is not always that of its place. */
function CopyPhone({ before, onCopy }: CopyPhoneProps) {
  const t = useFactsWords();
  const { supplier } = useSupplier(useEditor(({ draft }) => draft.Fornitore));
  const showUndo = useUndoToast();
  const phone = supplier?.Telefono ?? '';
  if (phone === '' || phone === before) return null;
  return (
    <Button
      size="sm"
      look="quiet"
      className="wabu-self-start"
      onClick={() => {
        onCopy(phone);
        showUndo(t('copied'), () => onCopy(before));
      }}
    >
      <IconCopy size={16} aria-hidden="true" />
      {t('copy')}
    </Button>
  );
}

interface TypedInputProps<T> extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> {
  typed: Typed<T>;
  value: T;
  onChange: (value: T) => void;
}

/** Keeps what is typed while it says the value. */
function TypedInput<T>({ typed, value, onChange, ...props }: TypedInputProps<T>) {
  const [text, setText] = useState(() => typed.toText(value));
  const isSame = typed.toText(typed.fromText(text)) === typed.toText(value);
  return (
    <Input
      {...props}
      dir="ltr"
      autoComplete="off"
      value={isSame ? text : typed.toText(value)}
      onChange={({ target }) => {
        setText(target.value);
        onChange(typed.fromText(target.value));
      }}
    />
  );
}

interface SeasonFieldsProps {
  season: Season;
  errorOf: (field: string) => string | undefined;
  onChange: (after: Season) => void;
  onRemove: () => void;
}

function SeasonFields({ season, errorOf, onChange, onRemove }: SeasonFieldsProps) {
  const t = useFactsWords();
  const { from, to, week } = season;
  const days = new Intl.DateTimeFormat(useStaffLocale(), { weekday: 'long', timeZone: 'UTC' });
  return (
    <fieldset className={styles.group}>
      <legend>{t('season')}</legend>
      <div className={styles.fields}>
        {(['from', 'to'] as const).map((end) => (
          <FormField key={end} label={t(end)} hint={t('seasonHint')} error={errorOf(end)}>
            <TypedInput
              typed={monthDay}
              value={end === 'from' ? from : to}
              onChange={(value) => onChange(withEnd(season, end, value))}
            />
          </FormField>
        ))}
        {week.map((spans, day) => (
          <FormField
            // biome-ignore lint/suspicious/noArrayIndexKey: a day has its place in the week
            key={day}
            label={days.format(dateOfDay(day))}
            hint={t('hoursHint')}
            error={errorOf(`week.${day}`)}
          >
            <TypedInput
              typed={hours}
              value={spans}
              placeholder={t('closed')}
              onChange={(after) => onChange({ ...season, week: week.with(day, [...after]) })}
            />
          </FormField>
        ))}
      </div>
      <div className="wabu-wrap wabu-gap-2">
        <Button
          size="sm"
          look="quiet"
          onClick={() => onChange({ ...season, week: week.map(() => week[0] ?? []) })}
        >
          {t('asMonday')}
        </Button>
        <Button size="sm" look="quiet" onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </fieldset>
  );
}

function withEnd(season: Season, end: 'from' | 'to', value: string | undefined): Season {
  const { [end]: _, ...others } = season;
  return value === undefined ? others : { ...others, [end]: value };
}

interface ExceptionFieldsProps {
  exception: OpeningException;
  error: string | undefined;
  onChange: (after: OpeningException) => void;
  onRemove: () => void;
}

function ExceptionFields({ exception, error, onChange, onRemove }: ExceptionFieldsProps) {
  const t = useFactsWords();
  const { from, to, spans } = exception;
  return (
    <fieldset className={styles.group}>
      <legend>{t('exception')}</legend>
      <div className={styles.fields}>
        <FormField label={t('from')} error={error}>
          <Input
            type="date"
            value={from}
            onChange={({ target }) => onChange({ ...exception, from: target.value })}
          />
        </FormField>
        <FormField label={t('to')}>
          <Input
            type="date"
            value={to ?? ''}
            onChange={({ target }) =>
              onChange({ from, spans, ...(target.value && { to: target.value }) })
            }
          />
        </FormField>
        <FormField label={t('hours')} hint={t('hoursHint')}>
          <TypedInput
            typed={hours}
            value={spans}
            placeholder={t('closed')}
            onChange={(after) => onChange({ ...exception, spans: [...after] })}
          />
        </FormField>
      </div>
      <Button size="sm" look="quiet" className="wabu-self-start" onClick={onRemove}>
        {t('remove')}
      </Button>
    </fieldset>
  );
}
