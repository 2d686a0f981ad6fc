import { defineSlots } from '@wabu/shared/module';
import { DashboardCard } from './slots/dashboard-card.tsx';
import { en } from './slots/words/en.ts';
import { it } from './slots/words/it.ts';

/** This module's slot contributions. */
export const slots = defineSlots({
  id: 'users',
  components: { 'dashboard.card': DashboardCard },
  words: async (language) => (language === 'en' ? en : it),
});
