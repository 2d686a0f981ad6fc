import { ApiProblem } from '@wabu/api/client';
import { fileMessages } from '@wabu/shared/entities/files';
import { useStableCallbacks } from '@wabu/shared/ui';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useFrontendsWords } from '../words/frontends-words.ts';
import { createUploadQueue, type UploadItem, type UploadQueue } from './upload-queue.ts';

/** An upload queue that is closed on unmount. */
export function useUploads(
  folder: string,
  onStored: (name: string) => void,
): { queue: UploadQueue; items: readonly UploadItem[] } {
  const t = useFrontendsWords();
  const callbacks = useStableCallbacks({ onStored });
  const [queue] = useState(() =>
    createUploadQueue({
      folder,
      onStored: callbacks.onStored,
      explain: (error) => (error instanceof ApiProblem ? error.problem.message : t('upload.cut')),
      describeRejection: (rejection) =>
        rejection === 'heic' ? t('upload.heic') : fileMessages[rejection],
    }),
  );
  useEffect(() => () => queue.close(), [queue]);
  return { queue, items: useStore(queue.store, ({ items }) => items) };
}
