import { useLanguage } from '@wabu/shared/i18n';
import { hasUnsavedWork, type RegistryModule } from '@wabu/shared/module';
import { notify } from '@wabu/shared/ui';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { PageHistory } from '../navigation/page-history.ts';
import { useShellWords } from '../words/shell-words.ts';
import { newerRelease, watchReleases } from './release-watch.ts';

interface Props {
  modules: RegistryModule[];
  history: PageHistory;
}

/**
 * Tells once that something newer is out. This tab goes on with what it has; the newer comes with the next
 * change of page that loses nothing, or when the notice's button is pressed.
 */
export function ReleaseNotice({ modules, history }: Props) {
  const t = useShellWords();
  const language = useLanguage();
  const newer = useStore(newerRelease, (state) => state.modules);
  const names = newer.map((module) => nameOf(module, language)).join(', ');
  useEffect(() => watchReleases(modules), [modules]);
  useEffect(() => {
    if (!names) return;
    const reload = { label: t('release.reload'), onPress: () => location.reload() };
    notify({ text: t('release.newer', { names }), actions: [reload], seconds: 30 });
    return history.listen(() => {
      if (!hasUnsavedWork()) location.reload();
    });
  }, [names, history, t]);
  return null;
}

function nameOf({ id, description }: RegistryModule, language: string): string {
  const label: Partial<Record<string, string>> | undefined = description?.navigation[0]?.label;
  return label?.[language] ?? label?.it ?? id;
}
