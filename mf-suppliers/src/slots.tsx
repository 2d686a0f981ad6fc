import { defineSlots } from '@wabu/shared/module';
import { DashboardCard } from './slots/dashboard-card.tsx';
import { FrontendSupplier } from './slots/frontend-supplier.tsx';
import { en } from './slots/words/en.ts';
import { it } from './slots/words/it.ts';

export const slots = defineSlots({
  id: 'suppliers',
  components: { 'dashboard.card': DashboardCard, 'frontend.detail': FrontendSupplier },
  words: async (language) => (language === 'en' ? en : it),
});
