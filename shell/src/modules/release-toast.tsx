import { useLanguage } from '@wabu/shared/i18n';
import { hasUnsavedWork, type RegistryModule } from '@wabu/shared/module';
import { showToast } from '@wabu/shared/ui';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { PageHistory } from '../navigation/page-history.ts';
import { useShellWords } from '../words/shell-words.ts';
import { newerRelease, pollReleases } from './registry/release-watch.ts';

interface Props {
  modules: RegistryModule[];
  history: PageHistory;
}

/** Whether this tab has said it: a page that is drawn again must not say it again. */
let isAnnounced = false;

/**
 * Says once per tab that something newer is out, never over a dialog. This tab goes on with what it has; the
 * newer comes with the next change of page that loses nothing, or when the button is pressed.
 */
export function ReleaseToast({ modules, history }: Props) {
  const t = useShellWords();
  const language = useLanguage();
  const newer = useStore(newerRelease, (state) => state.modules);
  const names = newer.map((module) => nameOf(module, language)).join(', ');
  useEffect(() => pollReleases(modules), [modules]);
  useEffect(() => {
    if (!names || isAnnounced) return;
    isAnnounced = true;
    const reload = { label: t('release.reload'), onPress: () => location.reload() };
    const text = t('release.newer', { names });
    showToast({ text, actions: [reload], seconds: 30, waitsForDialogs: true });
  }, [names, t]);
  const isNewer = names !== '';
  useEffect(() => {
    if (!isNewer) return;
    return history.listen(() => {
      if (!hasUnsavedWork()) location.reload();
    });
  }, [isNewer, history]);
  return null;
}

function nameOf({ id, description }: RegistryModule, language: string): string {
  const label: Partial<Record<string, string>> | undefined = description?.navigation[0]?.label;
  return label?.[language] ?? label?.it ?? id;
}
