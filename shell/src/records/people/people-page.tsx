import { Button, EmptyState, FormField, Input, PageHeader } from '@wabu/shared/ui';
import { useRef, useState } from 'react';
import { PeopleList } from './people-list.tsx';
import styles from './people-page.module.css';
import { PersonPanel } from './person-panel.tsx';
import { usePeopleSearch } from './use-people-search.ts';
import { usePeopleWords } from './words/it.ts';

/** «Dati di una persona»: a king finds a person, and exports or erases what is held of it. */
export function PeoplePage() {
  const t = usePeopleWords();
  const input = useRef<HTMLInputElement>(null);
  const { text, setText, problem, isBusy, found, chosen, setChosen, clear, search } =
    usePeopleSearch();
  const [erased, setErased] = useState<'done' | 'pending'>();
  const people = found?.people ?? [];

  return (
    <div className="wabu-stack wabu-gap-5">
      <PageHeader title={t('title')} />
      <p className={styles.intro}>{t('intro')}</p>
      <form
        className={styles.search}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setErased(undefined);
          if (!isBusy) void search();
        }}
      >
        <FormField label={t('search.label')} note={t('search.hint')} error={problem}>
          <Input
            ref={input}
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </FormField>
        <Button look="solid" type="submit" busy={isBusy}>
          {t('search.button')}
        </Button>
      </form>
      <div role="status">
        {erased && <p className={styles.erased}>{t(`erase.${erased}`)}</p>}
        {people.length > 0 && (
          <p>
            {t('search.results', { count: people.length })}
            {found?.more && ` ${t('search.more')}`}
          </p>
        )}
        {found && people.length === 0 && (
          <EmptyState title={t('search.none')} text={t('search.noneText')} />
        )}
      </div>
      {people.length > 0 && (
        <div className={styles.columns}>
          <PeopleList people={people} chosen={chosen} onChoose={setChosen} />
          {chosen && (
            <PersonPanel
              key={`${chosen.kind} ${chosen.id}`}
              person={chosen}
              returnTo={input}
              onErased={(state) => {
                clear();
                setErased(state);
              }}
            />
          )}
        </div>
      )}
    </div>
  );
}
