import type { SearchAnswer } from '@wabu/shared/entities/search/search';
import type { LanguageCode } from '@wabu/shared/i18n';
import { useLocation, useNavigate } from '@wabu/shared/routing';
import {
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

/** A pause of this length while typing starts a search. */
const PAUSE_MS = 180;

interface Found {
  query: string;
  answer: SearchAnswer;
}

/** `found` is null until the first search: the server's results stand. */
export function useLiveSearch(language: LanguageCode) {
  const navigate = useNavigate();
  const asked = new URLSearchParams(useLocation().search).get('q') ?? '';
  const isServerRendered = useIsServerRendered();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<AbortController>(null);
  const searched = useRef({ isFirst: true, language });
  const [found, setFound] = useState<Found | null>(null);
  const [failure, setFailure] = useState<SearchFailure | null>(null);

  async function searchNow(): Promise<void> {
    clearTimeout(timer.current);
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const query = field.current?.value ?? '';
    const search = query === '' ? '' : `?${new URLSearchParams({ q: query })}`;
    void navigate({ search }, { replace: true });
    const answer = await fetchAnswer(query, language, controller.signal);
    if (controller.signal.aborted) return;
    setFailure(typeof answer === 'string' ? answer : null);
    if (typeof answer !== 'string') setFound({ query, answer });
  }

  const searchAgain = useEffectEvent(() => {
    const { isFirst, language: before } = searched.current;
    searched.current = { isFirst: false, language };
    const isAnswered = isFirst ? isServerRendered || asked === '' : before === language;
    if (isAnswered) return;
    if (isFirst && field.current) field.current.value = asked;
    void searchNow();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language searches again
  useEffect(searchAgain, [language]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      running.current?.abort();
    },
    [],
  );

  return {
    field,
    found,
    failure,
    isServerRendered,
    /** Searches after a pause. While an input method composes a word, nothing is searched. */
    handleInput: ({ nativeEvent }: SyntheticEvent) => {
      clearTimeout(timer.current);
      const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
      if (!isComposing) timer.current = setTimeout(searchNow, PAUSE_MS);
    },
    handleSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      void searchNow();
    },
  };
}

const never = () => () => undefined;

/** True if the component hydrated, also after that. */
function useIsServerRendered(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [wasHydrated] = useState(isHydrating);
  return wasHydrated;
}

/** Why there is no answer: too many searches in a minute, or the server did not answer. */
type SearchFailure = 'tooMany' | 'failed';

const TIMEOUT_MS = 8_000;

async function fetchAnswer(
  query: string,
  language: LanguageCode,
  signal: AbortSignal,
): Promise<SearchAnswer | SearchFailure> {
  try {
    const response = await fetch('/api/public/search', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ q: query, language }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (response.ok) return (await response.json()) as SearchAnswer;
    return response.status === 429 ? 'tooMany' : 'failed';
  } catch {
    return 'failed';
  }
}
