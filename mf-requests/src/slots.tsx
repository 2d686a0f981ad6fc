import { defineSlots } from '@wabu/shared/module';
import { DashboardCard } from './slots/dashboard-card.tsx';
import { FrontendRequests, SupplierRequests } from './slots/open-requests.tsx';
import { en } from './slots/words/en.ts';
import { it } from './slots/words/it.ts';

export const slots = defineSlots({
  id: 'requests',
  components: {
    'dashboard.card': DashboardCard,
    'supplier.detail': SupplierRequests,
    'frontend.detail': FrontendRequests,
  },
  words: async (language) => (language === 'en' ? en : it),
});
