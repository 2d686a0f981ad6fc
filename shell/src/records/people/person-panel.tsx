import { useQuery } from '@tanstack/react-query';
import type { FoundPerson } from '@wabu/shared/entities/privacy/person';
import { Button, IconDelete, Skeleton, showToast } from '@wabu/shared/ui';
import { type RefObject, useState } from 'react';
import { LoadFailed } from '../../parts/load-failed.tsx';
import { reasonOf } from '../../session/api-client.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { HeldParts } from './held-parts.tsx';
import { downloadPerson, readHeld } from './people-client.ts';
import styles from './people-page.module.css';
import { usePeopleWords } from './words/it.ts';

interface PersonPanelProps {
  person: FoundPerson;
  /** Gets the focus after an erasure, when this panel is gone. */
  returnTo: RefObject<HTMLElement | null>;
  onErased: (state: 'done' | 'pending') => void;
}

/** What is held of a person, part by part, with the buttons to export and to erase it. */
export function PersonPanel({ person, returnTo, onErased }: PersonPanelProps) {
  const t = usePeopleWords();
  const [isExporting, setExporting] = useState(false);
  const [isErasing, setErasing] = useState(false);
  const { kind, id } = person;
  const held = useQuery({
    queryKey: ['person', kind, id],
    queryFn: () => readHeld({ kind, id }),
    networkMode: 'always',
    // What is shown is erased next, so it is never an answer of before.
    gcTime: 0,
  });

  const save = async () => {
    setExporting(true);
    try {
      await downloadPerson(person);
      showToast({ kind: 'success', text: t('export.done') });
    } catch (error) {
      showToast({ kind: 'error', text: `${t('export.failed')}: ${reasonOf(error, t('offline'))}` });
    }
    setExporting(false);
  };

  return (
    <section className={styles.panel} aria-labelledby="person">
      <h2 id="person" className={styles.panelTitle}>
        <bdi>{person.name}</bdi>
      </h2>
      <h3 className="wabu-muted wabu-small">{t('held.title')}</h3>
      {held.isPending && <Skeleton rows={5} rowHeight={2} />}
      {held.isError && (
        <LoadFailed
          title={t('held.failed')}
          text={reasonOf(held.error, t('offline'))}
          onRetry={() => void held.refetch()}
        />
      )}
      {held.data && (
        <>
          <HeldParts held={held.data} />
          <div className="wabu-wrap wabu-gap-2">
            <Button look="solid" busy={isExporting} onClick={() => void save()}>
              {t('export.button')}
            </Button>
            <Button look="danger" onClick={() => setErasing(true)}>
              <IconDelete size={18} aria-hidden="true" />
              {t('erase.open')}
            </Button>
          </div>
        </>
      )}
      {isErasing && (
        <EraseDialog
          person={person}
          returnTo={returnTo}
          onErased={onErased}
          onClose={() => setErasing(false)}
        />
      )}
    </section>
  );
}
