import { ApiProblem } from '@wabu/api/client';
import { PictureProblem } from '@wabu/shared/pictures';
import { createStore } from 'zustand/vanilla';
import {
  ExistsError,
  type FileRejection,
  rejectionOf,
  uploadImage,
  uploadName,
} from '../api/upload-image.ts';

export interface UploadItem {
  id: number;
  file: File;
  name: string;
  state: 'waiting' | 'sending' | 'exists' | 'done' | 'rejected' | 'failed' | 'cancelled';
  sent: number;
  problem: string;
  replace: boolean;
}

export interface QueueTools {
  folder: string;
  onStored: (name: string) => void;
  explain: (error: unknown) => string;
  describeRejection: (rejection: FileRejection) => string;
}

const MAX_PARALLEL = 2;

const isFinal = (error: unknown) =>
  error instanceof PictureProblem ||
  (error instanceof ApiProblem && [413, 415].includes(error.status));

export function createUploadQueue(tools: QueueTools) {
  const { folder, onStored, explain, describeRejection } = tools;
  const store = createStore<{ items: readonly UploadItem[] }>(() => ({ items: [] }));
  const aborts = new Map<number, AbortController>();
  let lastId = 0;

  function change(id: number, values: Partial<UploadItem>): void {
    store.setState(({ items }) => ({
      items: items.map((item) => (item.id === id ? { ...item, ...values } : item)),
    }));
  }

  function add(files: readonly File[]): void {
    const items = files.map((file): UploadItem => {
      lastId += 1;
      const rejection = rejectionOf(file);
      return {
        id: lastId,
        file,
        name: uploadName(file),
        state: rejection === null ? 'waiting' : 'rejected',
        sent: 0,
        problem: rejection === null ? '' : describeRejection(rejection),
        replace: false,
      };
    });
    store.setState((before) => ({ items: [...before.items, ...items] }));
    sendNext();
  }

  function sendNext(): void {
    const { items } = store.getState();
    const freeSlots = MAX_PARALLEL - items.filter(({ state }) => state === 'sending').length;
    const next = items.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, freeSlots));
    for (const item of next) void send(item);
  }

  async function send({ id, file, name, replace }: UploadItem): Promise<void> {
    const abort = new AbortController();
    aborts.set(id, abort);
    change(id, { state: 'sending', sent: 0, problem: '' });
    const onProgress = (sent: number, total: number) => change(id, { sent: sent / (total || 1) });
    try {
      const { signal } = abort;
      const stored = await uploadImage({ folder, file, name, replace }, { onProgress, signal });
      change(id, { state: 'done', name: stored, sent: 1 });
      onStored(stored);
    } catch (error) {
      if (abort.signal.aborted) change(id, { state: 'cancelled' });
      else if (error instanceof ExistsError) change(id, { state: 'exists' });
      else change(id, { state: isFinal(error) ? 'rejected' : 'failed', problem: explain(error) });
    } finally {
      aborts.delete(id);
      sendNext();
    }
  }

  return {
    store,
    add,
    cancel(id: number): void {
      const abort = aborts.get(id);
      if (abort) abort.abort();
      else change(id, { state: 'cancelled' });
    },
    retry(id: number, values: Partial<Pick<UploadItem, 'name' | 'replace'>> = {}): void {
      change(id, { ...values, state: 'waiting', problem: '' });
      sendNext();
    },
    acceptExisting(id: number): void {
      const item = store.getState().items.find((one) => one.id === id);
      if (item === undefined) return;
      change(id, { state: 'done', sent: 1 });
      onStored(item.name);
    },
    remove(id: number): void {
      store.setState(({ items }) => ({ items: items.filter((item) => item.id !== id) }));
    },
    close(): void {
      for (const abort of aborts.values()) abort.abort();
    },
  };
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;
