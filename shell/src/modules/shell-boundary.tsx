import { Component, type ReactNode, Suspense, use } from 'react';
import { provideLayoutWords, useLayoutWords } from '../words/layout/layout-words.ts';
import { type ModuleProblem, toModuleProblem } from './module-problem.ts';
import { BilingualProblemCard, ProblemCard } from './problem-card.tsx';

interface Props {
  /** True where the card is the only content of the page and needs its own `<main>`. */
  isWholePage?: boolean;
  children: ReactNode;
}

/** The error boundary of the shell's lazy parts (login, staff area). Shows the same card as for a module. */
export class ShellBoundary extends Component<Props, { problem: ModuleProblem | null }> {
  override state: { problem: ModuleProblem | null } = { problem: null };
  private words: Promise<boolean> | undefined;

  static getDerivedStateFromError(error: unknown) {
    return { problem: toModuleProblem(error, 'shell') };
  }

  override render() {
    const { problem } = this.state;
    if (!problem) return this.props.children;
    // The words may be what failed.
    this.words ??= provideLayoutWords().then(
      () => true,
      () => false,
    );
    const card = (
      <Suspense fallback={null}>
        <ShellProblemCard problem={problem} words={this.words} />
      </Suspense>
    );
    return this.props.isWholePage ? <main>{card}</main> : card;
  }
}

interface CardProps {
  problem: ModuleProblem;
  /** Resolves to false when the words failed to load. */
  words: Promise<boolean>;
}

function ShellProblemCard({ problem: { code, detail }, words }: CardProps) {
  const hasWords = use(words);
  const t = useLayoutWords();
  // The bundler caches the rejection of a chunk until the page reloads.
  const reload = () => location.reload();
  if (!hasWords) return <BilingualProblemCard onRetry={reload} />;
  return (
    <ProblemCard
      name={t('login.title')}
      code={code}
      details={
        <>
          shell · {code} · {detail}
        </>
      }
      onRetry={reload}
    />
  );
}
