import { useLanguage } from '@wabu/shared/i18n';
import { hasUnsavedWork, type RegistryModule } from '@wabu/shared/module';
import { showToast } from '@wabu/shared/ui';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { PageHistory } from '../navigation/page-history.ts';
import { useShellWords } from '../words/it.ts';
import { labelOf } from './label-of.ts';
import { newerRelease, pollReleases } from './registry/release-watch.ts';
import { watchUncaughtErrors } from './reports/uncaught-errors.ts';

interface Props {
  modules: RegistryModule[];
  history: PageHistory;
}

/** Outside the component, because the toast appears once per tab and not once per mount. */
let isAnnounced = false;

/**
 * Shows one toast per tab when a newer release is live, never over a dialog. The page reloads at the next
 * navigation without unsaved work, or when the button is pressed.
 */
export function ReleaseToast({ modules, history }: Props) {
  const t = useShellWords();
  const language = useLanguage();
  const newer = useStore(newerRelease, (state) => state.modules);
  // The shell has no name in the menu.
  const nameOf = (module: RegistryModule) =>
    module.id === 'shell' ? 'Wabu' : labelOf(module, language);
  const names = newer.map(nameOf).join(', ');
  useEffect(() => pollReleases(modules), [modules]);
  useEffect(() => watchUncaughtErrors(modules), [modules]);
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
