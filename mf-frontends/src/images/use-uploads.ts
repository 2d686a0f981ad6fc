import { ApiProblem } from '@wabu/api/client';
import { fileMessages } from '@wabu/shared/entities/files';
import { useStableCallbacks } from '@wabu/shared/ui';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useFrontendsWords } from '../words/frontends-words.ts';
import { createUploadQueue, type UploadItem, type UploadQueue } from './upload-queue.ts';

/** A queue of uploads that lives as long as the dialog that shows it. */
export function useUploads(
  folder: string,
  onStored: (name: string) => void,
): { queue: UploadQueue; items: readonly UploadItem[] } {
  const t = useFrontendsWords();
  const acts = useStableCallbacks({ onStored });
  const [queue] = useState(() =>
    createUploadQueue({
      folder,
      onStored: acts.onStored,
      explain: (error) => (error instanceof ApiProblem ? error.problem.message : t('upload.cut')),
      explainRefusal: (refusal) => (refusal === 'heic' ? t('upload.heic') : fileMessages[refusal]),
    }),
  );
  useEffect(() => () => queue.close(), [queue]);
  return { queue, items: useStore(queue.store, ({ items }) => items) };
}
