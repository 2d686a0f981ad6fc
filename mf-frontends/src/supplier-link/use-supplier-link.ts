import { useQuery } from '@tanstack/react-query';
import { showToast, useConfirm, useFailureAlert } from '@wabu/shared/ui';
import { useState } from 'react';
import {
  createPreviewLink,
  previewLinkQuery,
  withdrawPreviewLink,
} from '../api/preview-link-calls.ts';
import { useSteps } from '../parts/use-steps.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';

interface LinkTarget {
  url: string;
  /** The version that the user sees. */
  version: number;
}

export function useSupplierLink({ url, version }: LinkTarget) {
  const t = useFrontendsWords();
  const confirm = useConfirm();
  const alertFailure = useFailureAlert();
  const { data, isError, refetch } = useQuery(previewLinkQuery(url));
  /** The address, known until the page is left. */
  const [address, setAddress] = useState<string | null>(null);
  const { step, attempt } = useSteps<'create' | 'withdraw'>({
    changed: ['previews'],
    onFail: (error) => alertFailure(t('requestFailed'), error),
  });

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
