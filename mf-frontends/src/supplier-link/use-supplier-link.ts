import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '@wabu/api/client';
import { showToast, useAlert, useConfirm } from '@wabu/shared/ui';
import { useRef, useState } from 'react';
import {
  createPreviewLink,
  previewLinkQuery,
  withdrawPreviewLink,
} from '../api/preview-link-calls.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';

interface LinkTarget {
  url: string;
  /** The version that the user sees. */
  version: number;
}

/** The preview link of a frontend: its state, and the steps to make and to end one. */
export function useSupplierLink({ url, version }: LinkTarget) {
  const t = useFrontendsWords();
  const confirm = useConfirm();
  const alert = useAlert();
  const queries = useQueryClient();
  const { data, isError, refetch } = useQuery(previewLinkQuery(url));
  /** The address, known until the page is left. */
  const [address, setAddress] = useState<string | null>(null);
  const [step, setStep] = useState<'create' | 'withdraw' | null>(null);
  const isBusy = useRef(false);

  async function attempt(next: 'create' | 'withdraw', call: () => Promise<void>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setStep(next);
    try {
      await call();
    } catch (error) {
      const detail = error instanceof ApiProblem ? error.problem.message : undefined;
      await alert({ title: t('link.failed'), detail });
    } finally {
      await queries.invalidateQueries({ queryKey: ['previews'] });
      isBusy.current = false;
      setStep(null);
    }
  }

  async function create(): Promise<void> {
    const question = { title: t('link.replace'), detail: t('link.replaceDetail') };
    if (data?.link && !(await confirm({ ...question, confirmLabel: t('link.create') }))) return;
    await attempt('create', async () => {
      const { path } = await createPreviewLink(url, version);
      setAddress(window.location.origin + path);
    });
  }

  async function withdraw(): Promise<void> {
    const question = { danger: true, title: t('link.question'), detail: t('link.questionDetail') };
    if (!(await confirm({ ...question, confirmLabel: t('link.withdraw') }))) return;
    await attempt('withdraw', async () => {
      await withdrawPreviewLink(url);
      setAddress(null);
      showToast({ kind: 'success', text: t('link.withdrawn') });
    });
  }

  return { state: data, isError, retry: () => void refetch(), address, step, create, withdraw };
}
