import { useLanguage } from '@wabu/shared/i18n';
import { saveFile } from '@wabu/shared/page';
import { Button, showToast } from '@wabu/shared/ui';
import { useEffect, useRef, useState } from 'react';
import type { ActivityQuery } from './activity-filters.ts';
import { useActivityWords } from './words/it.ts';

/** Downloads everything that the filters show; a second button cancels it. */
export function ExportButton({ query }: { query: ActivityQuery }) {
  const t = useActivityWords();
  const delimiter = useLanguage() === 'en' ? ',' : ';';
  const [rows, setRows] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    const run = new AbortController();
    const { signal } = run;
    running.current = run;
    setRows(0);
    let count = 0;
    const onProgress = (read: number) => {
      count = read;
      if (!signal.aborted) setRows(read);
    };
    try {
      const { exportActivity } = await import(
        /* webpackChunkName: "rare" */ './export-activity.ts'
      );
      const file = await exportActivity(query, { t, delimiter, signal, onProgress });
      signal.throwIfAborted();
      saveFile(`${t('file')}-${new Date().toLocaleDateString('sv-SE')}.csv`, file);
      showToast({ kind: 'success', text: t('exported', { count }) });
    } catch {
      if (!signal.aborted) showToast({ kind: 'error', text: t('exportFailed') });
    }
    if (!signal.aborted) setRows(null);
  }
  function cancel() {
    running.current?.abort();
    setRows(null);
  }
  return (
    <>
      <Button size="sm" busy={rows !== null} onClick={start}>
        {t('export')}
      </Button>
      {rows !== null && (
        <>
          <span role="status">{t('exporting', { count: rows })}</span>
          <Button look="quiet" size="sm" onClick={cancel}>
            {t('stop')}
          </Button>
        </>
      )}
    </>
  );
}
