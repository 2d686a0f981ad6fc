import type { FoundPerson } from '@wabu/shared/entities/privacy/person';
import styles from './people-page.module.css';
import { usePeopleWords } from './words/it.ts';

interface PeopleListProps {
  people: readonly FoundPerson[];
  chosen: FoundPerson | undefined;
  onChoose: (person: FoundPerson) => void;
}

/** The persons that were found, to choose one. */
export function PeopleList({ people, chosen, onChoose }: PeopleListProps) {
  const t = usePeopleWords();
  return (
    <ul className="wabu-stack wabu-gap-2">
      {people.map((person) => (
        <li key={`${person.kind} ${person.id}`}>
          <button
            type="button"
            className={styles.hit}
            aria-pressed={person === chosen}
            onClick={() => onChoose(person)}
          >
            <bdi className="wabu-medium">{person.name}</bdi>
            <span className="wabu-muted wabu-small">
              {t(`kinds.${person.kind}`)}
              {person.type && ` · ${t(`choice.${person.type}`)}`}
              {person.detail && (
                <>
                  {' · '}
                  <bdi>{person.detail}</bdi>
                </>
              )}
              {person.state === 'past' && ` · ${t('past')}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
