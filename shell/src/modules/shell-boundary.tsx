import { Component, type ReactNode, Suspense, use } from 'react';
import { provideLayoutWords, useLayoutWords } from '../public-layout/words/layout-words.ts';
import { type ModuleProblem, toModuleProblem } from './module-problem.ts';
import { BilingualProblemCard, ProblemCard } from './problem-card.tsx';

interface Props {
  /** True where nothing else is on the page, so that the card is its content. */
  isWholePage?: boolean;
  children: ReactNode;
}

/** Around the shell's own parts that come later, login and staff area: the same card as for a module. */
export class ShellBoundary extends Component<Props, { problem: ModuleProblem | null }> {
  override state: { problem: ModuleProblem | null } = { problem: null };
  // The staff area does not wait for them, and they may be what did not come.
  private words = provideLayoutWords().then(
    () => true,
    () => false,
  );

  static getDerivedStateFromError(error: unknown) {
    return { problem: toModuleProblem(error, 'shell') };
  }

  override render() {
    const { problem } = this.state;
    if (!problem) return this.props.children;
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
  /** Whether there are any. */
  words: Promise<boolean>;
}

function ShellProblemCard({ problem: { code, detail }, words }: CardProps) {
  const hasWords = use(words);
  const t = useLayoutWords();
  // A part that did not come once stays refused for as long as the page lives.
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
