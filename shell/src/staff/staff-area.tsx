import { QueryClientProvider } from '@tanstack/react-query';
import type { RegistryModule } from '@wabu/shared/module';
import { requestIdle } from '@wabu/shared/page';
import { AccountLinkContext, UiProvider } from '@wabu/shared/ui';
import { useEffect } from 'react';
import { ReleaseToast } from '../modules/release-toast.tsx';
import { SlotProvider } from '../modules/slots/slot-provider.tsx';
import { AccountLink } from '../navigation/account-link.tsx';
import type { PageHistory } from '../navigation/page-history.ts';
import { UnsavedWorkGuard } from '../navigation/unsaved-work-guard.tsx';
import { provideLayoutWords } from '../words/layout/layout-words.ts';
import { provideMessages } from '../words/provide-messages.ts';
import { queryClient } from './query-client.ts';
import { SessionWatch } from './session-watch/session-watch.tsx';
import { StaffPages } from './staff-pages.tsx';
import { startVitals } from './start-vitals.ts';

/** For what fails later, also when the network has failed by then. Without them its messages are Italian. */
const loadMessages = () => void Promise.allSettled([provideLayoutWords(), provideMessages()]);

interface Props {
  modules: RegistryModule[];
  history: PageHistory;
}

/** Everything behind the login, in a chunk that public pages never load. */
export function StaffArea({ modules, history }: Props) {
  useEffect(startVitals, []);
  useEffect(() => requestIdle(loadMessages), []);
  return (
    <QueryClientProvider client={queryClient}>
      <UiProvider>
        <UnsavedWorkGuard history={history} />
        <SessionWatch />
        <ReleaseToast modules={modules} history={history} />
        <SlotProvider modules={modules}>
          <AccountLinkContext value={AccountLink}>
            <StaffPages modules={modules} />
          </AccountLinkContext>
        </SlotProvider>
      </UiProvider>
    </QueryClientProvider>
  );
}
