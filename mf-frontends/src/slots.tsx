import { defineSlots } from '@wabu/shared/module';
import { DashboardCard } from './slots/dashboard-card.tsx';
import { SupplierFrontends } from './slots/supplier-frontends.tsx';
import { en } from './slots/words/en.ts';
import { it } from './slots/words/it.ts';

export const slots = defineSlots({
  id: 'frontends',
  components: { 'dashboard.card': DashboardCard, 'supplier.detail': SupplierFrontends },
  words: async (language) => (language === 'en' ? en : it),
});
