import { useStaffLocale } from '@wabu/shared/i18n';
import { useState } from 'react';
import { Card } from '../parts/card.tsx';
import { useDevtoolsWords } from '../words/devtools-words.ts';
import { type FileTiming, timingsOf } from './file-timings.ts';
import { modulesOfTab } from './module-facts.ts';
import styles from './waterfall-card.module.css';

/** The network waterfall of module files, on one time scale. */
export function WaterfallCard() {
  const t = useDevtoolsWords();
  const [loads] = useState(() => timingsOf(modulesOfTab() ?? []));
  const end = Math.max(1, ...loads.flatMap(({ timings }) => timings.map(({ to }) => to)));
  return (
    <Card title={t('waterfall.title')} wide>
      {loads.length === 0 && <p>{t('waterfall.none')}</p>}
      {loads.map(({ id, version, timings }) => (
        <details key={`${id} ${version}`} className={styles.module}>
          <summary>
            <b>{id}</b> <code>{version}</code>{' '}
            {t('waterfall.summary', { count: timings.length, ...timeSpan(timings) })}
          </summary>
          <ol className="wabu-stack wabu-gap-2 wabu-tiny">
            {timings.map((step) => (
              <TimingRow key={`${step.file} ${step.from}`} step={step} end={end} />
            ))}
          </ol>
        </details>
      ))}
    </Card>
  );
}

function TimingRow({ step, end }: { step: FileTiming; end: number }) {
  const t = useDevtoolsWords();
  const { file, from, to, bytes, isCached } = step;
  const locale = useStaffLocale();
  const kb = (bytes / 1000).toLocaleString(locale, { maximumFractionDigits: 1 });
  return (
    <li className={styles.step}>
      <code className="wabu-break">{file}</code>
      <span className={styles.track} aria-hidden="true">
        <span
          className={styles.bar}
          data-cached={isCached || undefined}
          style={{
            marginInlineStart: `${(from / end) * 100}%`,
            inlineSize: `${((to - from) / end) * 100}%`,
          }}
        />
      </span>
      <span className={styles.times}>
        {t('waterfall.step', { from, to, kb })}
        {isCached && ` · ${t('waterfall.cached')}`}
      </span>
    </li>
  );
}

function timeSpan(timings: FileTiming[]) {
  return {
    from: Math.min(...timings.map(({ from }) => from)),
    to: Math.max(...timings.map(({ to }) => to)),
  };
}
