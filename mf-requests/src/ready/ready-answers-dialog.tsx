import { useQuery } from '@tanstack/react-query';
import type { NewReadyAnswer, ReadyAnswer } from '@wabu/shared/entities/requests/ready-answer';
import { languageCodes } from '@wabu/shared/i18n/languages';
import { Button } from '@wabu/shared/ui';
import { RecordsDialog, useRecordActions } from '@wabu/shared/ui/records-dialog';
import { useState } from 'react';
import {
  deleteReadyAnswer,
  readyAnswersQuery,
  saveReadyAnswer,
} from '../api/ready-answer-calls.ts';
import type { ReadyText } from '../model/ready-text.ts';
import { useRequestWords } from '../words/request-words.ts';
import { ReadyAnswerForm } from './ready-answer-form.tsx';

interface ReadyAnswersDialogProps {
  /** What is inserted of one, and where; null for one that has no text in a language of use. Absent where nothing is written. */
  insertion?: {
    textOf: (ready: ReadyAnswer) => ReadyText | null;
    insert: (text: ReadyText) => void;
  };
  onClose: () => void;
}

const withLanguages = (answers: ReadyAnswer[]) =>
  answers.map((ready) => ({
    ...ready,
    languages: languageCodes.filter((code) => ready.texts[code] !== undefined),
  }));

/** Lists the ready answers, which staff write in up to nine languages, and inserts one into an answer. */
export function ReadyAnswersDialog({ insertion, onClose }: ReadyAnswersDialogProps) {
  const t = useRequestWords();
  const records = useQuery({ ...readyAnswersQuery, select: withLanguages });
  const [edited, setEdited] = useState<ReadyAnswer | 'new' | null>(null);
  const { problem, busy, attempt, write, problemOf } = useRecordActions(readyAnswersQuery.queryKey);

  const save = (before: ReadyAnswer | null, after: NewReadyAnswer) =>
    write({
      send: (batch) => saveReadyAnswer(before, after, batch),
      done: t('ready.saved', { name: after.name }),
    });
  const remove = (ready: ReadyAnswer) =>
    attempt(ready, () =>
      write({
        send: (batch) => deleteReadyAnswer(ready, batch),
        done: t('ready.deleted', { name: ready.name }),
      }),
    );
  function insert(ready: ReadyAnswer): void {
    const text = insertion?.textOf(ready);
    if (!text) return;
    insertion?.insert(text);
    onClose();
  }

  if (edited !== null) {
    const before = edited === 'new' ? null : edited;
    return (
      <ReadyAnswerForm
        before={before}
        onSave={(after) => save(before, after)}
        problemOf={problemOf}
        onClose={() => setEdited(null)}
      />
    );
  }
  return (
    <RecordsDialog
      t={(key, values) => t(`ready.${key}`, values)}
      records={records}
      problem={problem}
      busy={busy}
      buttons={
        <Button look="solid" onClick={() => setEdited('new')}>
          {t('ready.new')}
        </Button>
      }
      onInsert={insertion && insert}
      canInsert={(ready) => insertion?.textOf(ready) !== null}
      onEdit={setEdited}
      onDelete={(ready) => void remove(ready)}
      onClose={onClose}
    />
  );
}
