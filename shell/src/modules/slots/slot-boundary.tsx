import { useLanguage } from '@wabu/shared/i18n';
import { endPreview, type RegistryModule } from '@wabu/shared/module';
import { Button } from '@wabu/shared/ui';
import { Component, type ReactNode } from 'react';
import { useLayoutWords } from '../../words/layout/layout-words.ts';
import { labelOf } from '../label-of.ts';
import { type ModuleProblem, toModuleProblem } from '../module-problem.ts';
import { reportFailed } from '../reports/module-reports.ts';
import styles from './slot-boundary.module.css';

interface Props {
  module: RegistryModule;
  onRetry: () => void;
  children: ReactNode;
}

/** The error boundary of a contribution: a message in its place, while the page around it stays. */
export class SlotBoundary extends Component<Props, { problem: ModuleProblem | null }> {
  override state = { problem: null };

  static getDerivedStateFromError(error: unknown) {
    return { problem: toModuleProblem(error, '') };
  }

  override componentDidCatch(error: unknown) {
    const { module } = this.props;
    reportFailed(module, error);
    if (module.isPreview) endPreview(module);
  }

  override render() {
    const { module, onRetry, children } = this.props;
    if (!this.state.problem) return children;
    // The tab keeps its registry until it reloads; a reload brings the live version.
    const retry = module.isPreview ? () => location.reload() : onRetry;
    return <SlotProblem module={module} problem={this.state.problem} onRetry={retry} />;
  }
}

interface ProblemProps extends Omit<Props, 'children'> {
  problem: ModuleProblem;
}

function SlotProblem({ module, problem, onRetry }: ProblemProps) {
  const t = useLayoutWords();
  const name = labelOf(module, useLanguage());
  return (
    <div className="wabu-bar wabu-gap-2-3 wabu-muted" role="status">
      <p>{t('problem.title', { name })}</p>
      <Button size="sm" onClick={onRetry}>
        {t('problem.retry')}
      </Button>
      <details className={styles.details}>
        <summary>{t('problem.details')}</summary>
        <code dir="ltr">
          {module.id} {module.version} · {problem.code} · {problem.detail}
        </code>
      </details>
    </div>
  );
}
