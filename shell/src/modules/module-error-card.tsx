import { useLanguage } from '@wabu/shared/i18n';
import type { RegistryModule } from '@wabu/shared/module';
import { labelOf } from './label-of.ts';
import type { ModuleProblem } from './module-problem.ts';
import { ProblemCard } from './problem-card.tsx';

interface Props {
  module: RegistryModule;
  problem: ModuleProblem;
  onRetry: () => void;
}

/** The error card of a module, titled with the label of its menu entry. */
export function ModuleErrorCard({ module, problem, onRetry }: Props) {
  const name = labelOf(module, useLanguage());
  return (
    <ProblemCard
      name={name}
      code={problem.code}
      details={
        <>
          {module.id} {module.version} · {problem.code} · {problem.detail}
        </>
      }
      onRetry={onRetry}
    />
  );
}
