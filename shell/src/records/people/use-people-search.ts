import { type FoundPerson, PERSON_SEARCH_MIN } from '@wabu/shared/entities/privacy/person';
import { useState } from 'react';
import { reasonOf } from '../../session/api-client.ts';
import { type FoundPeople, findPeople } from './people-client.ts';
import { usePeopleWords } from './words/it.ts';

/** The search of persons: it runs when asked for, as a name must not be sent letter by letter. */
export function usePeopleSearch() {
  const t = usePeopleWords();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<FoundPeople>();
  const [chosen, setChosen] = useState<FoundPerson>();

  const clear = () => {
    setText('');
    setFound(undefined);
    setChosen(undefined);
  };
  const search = async () => {
    setChosen(undefined);
    if (text.trim().length < PERSON_SEARCH_MIN) {
      setProblem(t('search.short', { length: PERSON_SEARCH_MIN }));
      return;
    }
    setProblem(undefined);
    setBusy(true);
    try {
      const answered = await findPeople(text);
      setFound(answered);
      if (answered.people.length === 1) setChosen(answered.people[0]);
    } catch (error) {
      setFound(undefined);
      setProblem(`${t('search.failed')}: ${reasonOf(error, t('offline'))}`);
    }
    setBusy(false);
  };
  return { text, setText, problem, isBusy, found, chosen, setChosen, clear, search };
}
