import type { RegistryModule } from '@wabu/shared/module';
import { Component, type ReactNode } from 'react';
import { endFault } from './injected-fault.ts';
import { forgetFailures, isLoaded, markFailed } from './load-module.ts';
import { ModuleErrorCard } from './module-error-card.tsx';
import { type ModuleProblem, toModuleProblem } from './module-problem.ts';
import { reportFailed } from './module-reports.ts';
import { WrittenCopy } from './prerendered-html.tsx';
import { writtenCopy } from './prerendered-page.ts';
import { leaveCanary } from './registry/choose-version.ts';
import { dropOverride, isOverridden } from './registry/overrides.ts';
import { followRelease } from './registry/release-watch.ts';
import { reloadOnce } from './registry/reload-once.ts';

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
    return { problem: toModuleProblem(error, ''), written: writtenCopy() };
  }

  override componentDidCatch(error: unknown) {
    const { module } = this.props;
    reportFailed(module);
    if (isLatePart(module, toModuleProblem(error, ''))) void followRelease(module);
    // The server's page needs no module: the one that is here stays, another one is fetched as a page.
    if (this.state.written) markFailed(module.id);
    else if (isPublic(module) && this.state.problem?.code === 'broken') {
      reloadOnce(`${module.id} ${module.version}`);
    }
    if (module.status === 'canary') leaveCanary(module);
    if (isOverridden(module)) dropOverride(module.id);
  }

  override render() {
    const { problem, written } = this.state;
    if (!problem) return this.props.children;
    if (written) return <WrittenCopy content={written} />;
    return <ModuleErrorCard module={this.props.module} problem={problem} onRetry={this.retry} />;
  }

  private retry = () => {
    endFault();
    // This tab is pinned to its registry: the live version comes with the next page.
    const { module } = this.props;
    if (module.status === 'canary' || isOverridden(module)) return location.reload();
    // A part that did not come keeps its failure for as long as the page lives.
    if (isLatePart(module, this.state.problem) && reloadOnce(`${module.id} ${module.version}`))
      return;
    forgetFailures();
    this.setState({ problem: null, written: null });
  };
}

/** The module is here; something that it fetched later did not come. */
const isLatePart = ({ id }: RegistryModule, problem: ModuleProblem | null) =>
  problem?.code === 'unreachable' && isLoaded(id);
