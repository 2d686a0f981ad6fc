/** What of the activity the staff area loads on demand, in one chunk. */
export { ActivityCard } from './activity-card.tsx';
export { ActivityPage } from './activity-page.tsx';
export { RecordPage } from './record-page.tsx';
export { provideActivityWords } from './words/activity-words.ts';
