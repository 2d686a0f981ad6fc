import { endPreview, type RegistryModule } from '@wabu/shared/module';
import { Component, type ReactNode } from 'react';
import { clearFault } from './injected-fault.ts';
import { clearFailures, isLoaded, markFailed } from './load-module.ts';
import { ModuleErrorCard } from './module-error-card.tsx';
import { type ModuleProblem, toModuleProblem } from './module-problem.ts';
import { PrerenderedHtml } from './prerendered-html.tsx';
import { prerenderedContent } from './prerendered-page.ts';
import { reloadWithLoopGuard } from './registry/reload-loop-guard.ts';
import { reportFailed } from './reports/module-reports.ts';

interface Props {
  module: RegistryModule;
  children: ReactNode;
}

interface State {
  problem: ModuleProblem | null;
  /** The prerendered content, when the page that failed was prerendered. */
  prerendered: DocumentFragment | null;
}

const isPublic = ({ description }: RegistryModule) => description?.area === 'public';

/** The error boundary of a module: shows an error card, or the prerendered page where there is one. */
export class ModuleBoundary extends Component<Props, State> {
  override state: State = { problem: null, prerendered: null };

  static getDerivedStateFromError(error: unknown): State {
    return { problem: toModuleProblem(error, ''), prerendered: prerenderedContent() };
  }

  override componentDidCatch(error: unknown) {
    const { module } = this.props;
    reportFailed(module, error);
    if (isChunkFailure(module, toModuleProblem(error, ''))) void loadNewerRelease(module);
    // The prerendered content stays visible. A page that was not prerendered is loaded from the server.
    if (this.state.prerendered) markFailed(module.id);
    else if (isPublic(module) && this.state.problem?.code === 'broken') {
      reloadWithLoopGuard(`${module.id} ${module.version}`);
    }
    if (module.isPreview) endPreview(module);
  }

  override render() {
    const { problem, prerendered } = this.state;
    if (!problem) return this.props.children;
    if (prerendered) return <PrerenderedHtml content={prerendered} />;
    return <ModuleErrorCard module={this.props.module} problem={problem} onRetry={this.retry} />;
  }

  private retry = () => {
    clearFault();
    // The tab keeps its registry until it reloads; a reload brings the live version.
    const { module } = this.props;
    if (module.isPreview) return location.reload();
    // The bundler caches the rejection of a chunk until the page reloads.
    if (
      isChunkFailure(module, this.state.problem) &&
      reloadWithLoopGuard(`${module.id} ${module.version}`)
    )
      return;
    clearFailures();
    this.setState({ problem: null, prerendered: null });
  };
}

/** Of the staff area's chunk, so that the first file of a public page need not contain it. */
async function loadNewerRelease(module: RegistryModule): Promise<void> {
  const watch = import(/* webpackChunkName: "staff" */ './registry/release-watch.ts');
  const found = await watch.catch(() => null);
  await found?.reloadIfReleased(module);
}

/** The module has loaded; a chunk that it loads on demand failed. */
const isChunkFailure = ({ id }: RegistryModule, problem: ModuleProblem | null) =>
  problem?.code === 'unreachable' && isLoaded(id);
