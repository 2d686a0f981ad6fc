import { useQueryClient } from '@tanstack/react-query';
import type { VisitorRequest } from '@wabu/shared/entities/requests/request';
import { showToast, useAlert, useFailureAlert, useTimeFormat } from '@wabu/shared/ui';
import { forwardRequest, resendMails, withdrawLink } from '../api/request-calls.ts';
import { useRequestWords } from '../words/request-words.ts';

/** What brings a request to others: its failed mails once more, and the link for its supplier, until it is withdrawn. */
export function useDelivery(stored: VisitorRequest | null | undefined) {
  const t = useRequestWords();
  const queries = useQueryClient();
  const fail = useFailureAlert();
  const alert = useAlert();
  const format = useTimeFormat();
  const reload = () => queries.invalidateQueries({ queryKey: ['requests'] });
  return {
    async resend(): Promise<void> {
      if (!stored) return;
      await resendMails(queries, stored.id).catch((error) => fail(t('failed.resend'), error));
    },
    async forward(): Promise<void> {
      if (!stored) return;
      try {
        const { link, until, isMailed } = await forwardRequest(stored.id);
        // The link is part of the record, which has another version now.
        await reload();
        if (isMailed) {
          showToast({ kind: 'success', text: t('forward.mailed', { name: stored.Fornitore }) });
          return;
        }
        const detail = t('forward.detail', { until: format(until), link: location.origin + link });
        await alert({ title: t('forward.title', { name: stored.Fornitore }), detail });
      } catch (error) {
        await fail(t('failed.forward'), error);
      }
    },
    async withdraw(): Promise<void> {
      if (!stored) return;
      try {
        await withdrawLink(stored.id);
        await reload();
        showToast({ kind: 'success', text: t('forward.withdrawn') });
      } catch (error) {
        await fail(t('failed.withdraw'), error);
      }
    },
  };
}
