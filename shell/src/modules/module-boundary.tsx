import type { RegistryModule } from '@wabu/shared/module';
import { Component, type ReactNode } from 'react';
import { leaveCanary } from './choose-version.ts';
import { endFault } from './injected-fault.ts';
import { forgetFailures, isLoaded } from './load-module.ts';
import { ModuleErrorCard } from './module-error-card.tsx';
import { type ModuleProblem, toModuleProblem } from './module-problem.ts';
import { reportFailed } from './module-reports.ts';
import { dropOverride, isOverridden } from './overrides.ts';
import { reloadOnce } from './reload-once.ts';

interface Props {
  module: RegistryModule;
  children: ReactNode;
}

/** Keeps a module's failure to itself: the layout, the menu and the other modules live on. */
export class ModuleBoundary extends Component<Props, { problem: ModuleProblem | null }> {
  override state: { problem: ModuleProblem | null } = { problem: null };

  static getDerivedStateFromError(error: unknown) {
    return { problem: toModuleProblem(error, '') };
  }

  override componentDidCatch() {
    const { module } = this.props;
    reportFailed(module);
    if (module.status === 'canary') leaveCanary(module);
    if (isOverridden(module)) dropOverride(module.id);
  }

  override render() {
    const { problem } = this.state;
    if (!problem) return this.props.children;
    return <ModuleErrorCard module={this.props.module} problem={problem} onRetry={this.retry} />;
  }

  private retry = () => {
    endFault();
    // This tab is pinned to its registry: the live version comes with the next page.
    const { module } = this.props;
    if (module.status === 'canary' || isOverridden(module)) return location.reload();
    const { id, version } = this.props.module;
    // A part that a loaded module fetches later keeps its failure for as long as the page lives.
    const isLatePart = this.state.problem?.code === 'unreachable' && isLoaded(id);
    if (isLatePart && reloadOnce(`${id} ${version}`)) return;
    forgetFailures();
    this.setState({ problem: null });
  };
}
