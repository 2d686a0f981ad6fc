import { useQueryClient } from '@tanstack/react-query';
import type { VisitorRequest } from '@wabu/shared/entities/requests/request';
import { useAlert, useFailureAlert, useTimeFormat } from '@wabu/shared/ui';
import { forwardRequest, resendMails } from '../api/request-calls.ts';
import { useRequestWords } from '../words/request-words.ts';

/** What brings a request to others: its failed mails once more, and the link for its supplier. */
export function useDelivery(stored: VisitorRequest | null | undefined) {
  const t = useRequestWords();
  const queries = useQueryClient();
  const fail = useFailureAlert();
  const alert = useAlert();
  const format = useTimeFormat();
  return {
    async resend(): Promise<void> {
      if (!stored) return;
      await resendMails(queries, stored.id).catch((error) => fail(t('failed.resend'), error));
    },
    async forward(): Promise<void> {
      if (!stored) return;
      try {
        const { link, until } = await forwardRequest(stored.id);
        // The link is part of the record, which has another version now.
        await queries.invalidateQueries({ queryKey: ['requests'] });
        const detail = t('forward.detail', { until: format(until), link: location.origin + link });
        await alert({ title: t('forward.title', { name: stored.Fornitore }), detail });
      } catch (error) {
        await fail(t('failed.forward'), error);
      }
    },
  };
}
