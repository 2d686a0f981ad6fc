import { queryOptions } from '@tanstack/react-query';
import { answer, ifMatch } from '@wabu/api/client';
import type { TranslationSettings } from '@wabu/shared/entities/translations/translation-settings';
import { api } from './frontends-client.ts';

export const usageQuery = queryOptions({
  queryKey: ['translator-usage'],
  queryFn: ({ signal }) => answer(api.DeepL.usage.$get(undefined, { init: { signal } })),
  staleTime: 0,
  retry: false,
});

export const settingsQuery = queryOptions({
  queryKey: ['translation-settings'],
  queryFn: ({ signal }) => answer(api.d1.translationsettings.$get(undefined, { init: { signal } })),
  staleTime: 0,
});

export function saveTranslationSettings(json: TranslationSettings, version: number) {
  return answer(api.d1.updatetranslationsettings.$put({ json }, ifMatch(version)));
}
