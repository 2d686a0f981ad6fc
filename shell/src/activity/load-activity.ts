import { lazy } from 'react';

/*
 * The pages and the card of the activity, with their words: most visits of the staff area do without them. All are
 * in one chunk.
 */
export const ActivityPage = lazy(async () => {
  const { ActivityPage, provideActivityWords } = await import(
    /* webpackChunkName: "activity" */ './activity.ts'
  );
  await provideActivityWords();
  return { default: ActivityPage };
});

export const RecordPage = lazy(async () => {
  const { RecordPage, provideActivityWords } = await import(
    /* webpackChunkName: "activity" */ './activity.ts'
  );
  await provideActivityWords();
  return { default: RecordPage };
});

export async function loadActivityCard() {
  const { ActivityCard, provideActivityWords } = await import(
    /* webpackChunkName: "activity" */ './activity.ts'
  );
  await provideActivityWords();
  return ActivityCard;
}
