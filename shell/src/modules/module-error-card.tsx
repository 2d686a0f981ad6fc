import { useLanguage } from '@wabu/shared/i18n';
import type { RegistryModule } from '@wabu/shared/module';
import { useEffect, useState } from 'react';
import { labelOf } from './label-of.ts';
import type { ModuleProblem } from './module-problem.ts';
import styles from './problem-card.module.css';
import { ProblemCard } from './problem-card.tsx';

interface Props {
  module: RegistryModule;
  problem: ModuleProblem;
  onRetry: () => void;
}

/** The error card of a module, titled with the label of its menu entry. */
export function ModuleErrorCard({ module, problem, onRetry }: Props) {
  const name = labelOf(module, useLanguage());
  const lines = useSourceLines(module, problem);
  return (
    <ProblemCard
      name={name}
      code={problem.code}
      team={module.id}
      details={
        <>
          {module.id} {module.version} · {problem.code} · {problem.detail}
          {lines.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </>
      }
      onRetry={onRetry}
    />
  );
}

/** Where in the sources the error is, for users who may read them. Visitors of public pages may not. */
function useSourceLines({ description }: RegistryModule, { cause }: ModuleProblem): string[] {
  const [lines, setLines] = useState<string[]>([]);
  const isStaff = description?.area === 'admin';
  useEffect(() => {
    if (!isStaff) return;
    import(/* webpackChunkName: "rare" */ './reports/source-lines.ts')
      .then(({ sourceLinesOf }) => sourceLinesOf(cause))
      .then(
        (found) => found && setLines(found),
        () => undefined,
      );
  }, [isStaff, cause]);
  return lines;
}
