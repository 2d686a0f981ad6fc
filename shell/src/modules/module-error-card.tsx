import { useLanguage } from '@wabu/shared/i18n';
import type { RegistryModule } from '@wabu/shared/module';
import { useEffect, useRef } from 'react';
import { useLayoutWords } from '../public-layout/layout-words.ts';
import styles from './module-error-card.module.css';
import type { ModuleProblem, ModuleProblemCode } from './module-problem.ts';

interface Props {
  module: RegistryModule;
  problem: ModuleProblem;
  onRetry: () => void;
}

const hints: Partial<Record<ModuleProblemCode, 'network' | 'blocked'>> = {
  unreachable: 'network',
  slow: 'network',
  blocked: 'blocked',
};

/** Says which part of the page is missing, why as far as it matters, and tries again. */
export function ModuleErrorCard({ module, problem, onRetry }: Props) {
  const language = useLanguage();
  const t = useLayoutWords();
  const label = module.description?.navigation[0]?.label;
  const title = useRef<HTMLHeadingElement>(null);
  // It replaces what was asked for, so whoever asked is told at once.
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.card} role="alert">
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {t('problem.title', { name: label?.[language] ?? label?.it ?? module.id })}
      </h1>
      <p>{t(`problem.${hints[problem.code] ?? 'other'}`)}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {t('problem.retry')}
      </button>
      <details className={styles.details}>
        <summary>{t('problem.details')}</summary>
        <code dir="ltr">
          {module.id} {module.version} · {problem.code} · {problem.detail}
        </code>
      </details>
    </section>
  );
}
