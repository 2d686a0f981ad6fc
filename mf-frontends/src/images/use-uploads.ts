import { ApiProblem } from '@wabu/api/client';
import { fileMessages } from '@wabu/shared/entities/files';
import { localMessage } from '@wabu/shared/i18n';
import { PictureProblem } from '@wabu/shared/pictures';
import { useStableCallbacks } from '@wabu/shared/ui';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useFrontendsWords } from '../words/frontends-words.ts';
import { createUploadQueue, type UploadItem, type UploadQueue } from './upload-queue.ts';

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
      explain: (error) => messageOf(error) ?? t('upload.cut'),
      describeRejection: (rejection) =>
        rejection === 'heic' ? t('upload.heic') : localMessage(fileMessages[rejection]),
    }),
  );
  useEffect(() => () => queue.close(), [queue]);
  return { queue, items: useStore(queue.store, ({ items }) => items) };
}

/** Undefined when the connection was cut. */
function messageOf(error: unknown): string | undefined {
  if (error instanceof ApiProblem) return error.problem.message;
  if (!(error instanceof PictureProblem)) return undefined;
  return localMessage(fileMessages[error.reason === 'too-large' ? 'tooLarge' : 'damaged']);
}
