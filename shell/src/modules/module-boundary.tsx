import type { RegistryModule } from '@wabu/shared/module';
import { Component, type ReactNode } from 'react';
import { clearFault } from './injected-fault.ts';
import { clearFailures, isLoaded, markFailed } from './load-module.ts';
import { ModuleErrorCard } from './module-error-card.tsx';
import { type ModuleProblem, toModuleProblem } from './module-problem.ts';
import { reportFailed } from './module-reports.ts';
import { PrerenderedHtml } from './prerendered-html.tsx';
import { prerenderedContent } from './prerendered-page.ts';
import { leaveCanary } from './registry/choose-version.ts';
import { isOverridden, removeOverride } from './registry/overrides.ts';
import { reloadIfReleased } from './registry/release-watch.ts';
import { reloadWithLoopGuard } from './registry/reload-loop-guard.ts';

interface Props {
  module: RegistryModule;
  children: ReactNode;
}

interface State {
  problem: ModuleProblem | null;
  /** The page as the server wrote it, when the failure met such a page. */
  written: DocumentFragment | null;
}

const isPublic = ({ description }: RegistryModule) => description?.area === 'public';

/** Keeps a module's failure to itself: the layout, the menu and the other modules live on. */
export class ModuleBoundary extends Component<Props, State> {
  override state: State = { problem: null, written: null };

  static getDerivedStateFromError(error: unknown): State {
    return { problem: toModuleProblem(error, ''), written: prerenderedContent() };
  }

  override componentDidCatch(error: unknown) {
    const { module } = this.props;
    reportFailed(module);
    if (isLatePart(module, toModuleProblem(error, ''))) void reloadIfReleased(module);
    // The server's page needs no module: the one that is here stays, another one is fetched as a page.
    if (this.state.written) markFailed(module.id);
    else if (isPublic(module) && this.state.problem?.code === 'broken') {
      reloadWithLoopGuard(`${module.id} ${module.version}`);
    }
    if (module.status === 'canary') leaveCanary(module);
    if (isOverridden(module)) removeOverride(module.id);
  }

  override render() {
    const { problem, written } = this.state;
    if (!problem) return this.props.children;
    if (written) return <PrerenderedHtml content={written} />;
    return <ModuleErrorCard module={this.props.module} problem={problem} onRetry={this.retry} />;
  }

  private retry = () => {
    clearFault();
    // This tab is pinned to its registry: the live version comes with the next page.
    const { module } = this.props;
    if (module.status === 'canary' || isOverridden(module)) return location.reload();
    // A part that did not come keeps its failure for as long as the page lives.
    if (
      isLatePart(module, this.state.problem) &&
      reloadWithLoopGuard(`${module.id} ${module.version}`)
    )
      return;
    clearFailures();
    this.setState({ problem: null, written: null });
  };
}

/** The module is here; something that it fetched later did not come. */
const isLatePart = ({ id }: RegistryModule, problem: ModuleProblem | null) =>
  problem?.code === 'unreachable' && isLoaded(id);
