import { useStaffLocale } from '@wabu/shared/i18n';
import { useState } from 'react';
import { Card } from '../parts/card.tsx';
import { useDevtoolsWords } from '../words/devtools-words.ts';
import { type LoadStep, loadsOf } from './load-steps.ts';
import { modulesOfTab } from './module-facts.ts';
import styles from './waterfall-card.module.css';

/** When each file of each module was asked for and when it was here, on one scale of time. */
export function WaterfallCard() {
  const t = useDevtoolsWords();
  const [loads] = useState(() => loadsOf(modulesOfTab() ?? []));
  const end = Math.max(1, ...loads.flatMap(({ steps }) => steps.map(({ to }) => to)));
  return (
    <Card title={t('waterfall.title')} wide>
      {loads.length === 0 && <p>{t('waterfall.none')}</p>}
      {loads.map(({ id, version, steps }) => (
        <details key={`${id} ${version}`} className={styles.module}>
          <summary>
            <b>{id}</b> <code>{version}</code>{' '}
            {t('waterfall.summary', { count: steps.length, ...spanOf(steps) })}
          </summary>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <Step key={`${step.file} ${step.from}`} step={step} end={end} />
            ))}
          </ol>
        </details>
      ))}
    </Card>
  );
}

function Step({ step, end }: { step: LoadStep; end: number }) {
  const t = useDevtoolsWords();
  const { file, from, to, bytes, isCached } = step;
  const locale = useStaffLocale();
  const kb = (bytes / 1000).toLocaleString(locale, { maximumFractionDigits: 1 });
  return (
    <li className={styles.step}>
      <code className={styles.file}>{file}</code>
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

function spanOf(steps: LoadStep[]) {
  return {
    from: Math.min(...steps.map(({ from }) => from)),
    to: Math.max(...steps.map(({ to }) => to)),
  };
}
