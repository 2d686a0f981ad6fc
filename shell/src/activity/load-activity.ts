import { lazy } from 'react';

/*
 * The pages and the card of the activity, with their words: most visits of the staff area do without them. They are
 * in one chunk with the other such pages: each chunk adds its hashes to the first script of every public page.
 */
export const ActivityPage = lazy(async () => {
  const { ActivityPage, provideActivityWords } = await import(
    /* webpackChunkName: "pages" */ './activity.ts'
  );
  await provideActivityWords();
  return { default: ActivityPage };
});

export const RecordPage = lazy(async () => {
  const { RecordPage, provideActivityWords } = await import(
    /* webpackChunkName: "pages" */ './activity.ts'
  );
  await provideActivityWords();
  return { default: RecordPage };
});

export async function loadActivityCard() {
  const { ActivityCard, provideActivityWords } = await import(
    /* webpackChunkName: "pages" */ './activity.ts'
  );
  await provideActivityWords();
  return ActivityCard;
}
