import '@wabu/shared/microsite/focal-point.css';
import '@wabu/shared/microsite/search.css';
import {
  SEARCH_QUERY_MAX,
  SEARCH_RESULTS_ID,
  type SearchAnswer,
} from '@wabu/shared/entities/search/search';
import { SEARCH_PATH } from '@wabu/shared/entities/search/search-path';
import { type LanguageCode, splitPath, useLanguage } from '@wabu/shared/i18n';
import { SearchResults, searchSummary, searchWords } from '@wabu/shared/microsite';
import { useLocation, useNavigate } from '@wabu/shared/routing';
import {
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { PageHead } from '../parts/page-head.tsx';
import { usePublicWords } from '../words/public-words.ts';
import classes from './search-page.module.css';

const FIELD_ID = 'search-query';
const HINT_ID = 'search-hint';

/** The server fills in query and results, so that it works without scripts. */
export function SearchPage() {
  const t = usePublicWords();
  const language = useLanguage();
  const { prefix } = splitPath(useLocation().pathname);
  const words = searchWords[language];
  const { field, found, failure, isServerRendered, ...handlers } = useLiveSearch(language);
  return (
    <>
      <PageHead title={t('search.title')} description={t('search.description')} isDraft />
      <div className={classes.page}>
        <h1 className={classes.title}>{t('search.title')}</h1>
        <search>
          <form
            action={prefix + SEARCH_PATH}
            className={classes.form}
            onSubmit={handlers.handleSubmit}
          >
            <label htmlFor={FIELD_ID} className={classes.label}>
              {words.label}
            </label>
            <div className={classes.row}>
              <input
                ref={field}
                id={FIELD_ID}
                className={classes.field}
                type="search"
                name="q"
                maxLength={SEARCH_QUERY_MAX}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                enterKeyHint="search"
                aria-describedby={HINT_ID}
                onInput={handlers.handleInput}
                onCompositionEnd={handlers.handleInput}
                // The server adds the value.
                suppressHydrationWarning
              />
              <button type="submit" className={classes.submit}>
                {words.submit}
              </button>
            </div>
            <p id={HINT_ID} className={classes.hint}>
              {words.hint}
            </p>
          </form>
        </search>
        <p role="status" className={classes.announcement}>
          {failure ? words[failure] : found && searchSummary(found.query, found.answer, language)}
        </p>
        {failure && <p className={classes.failure}>{words[failure]}</p>}
        {found && <SearchResults {...found} page={1} language={language} prefix={prefix} />}
        {found === null && isServerRendered && <ServerResults />}
      </div>
    </>
  );
}

function ServerResults() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty constant, which hydration does not write
  return <div id={SEARCH_RESULTS_ID} dangerouslySetInnerHTML={KEPT} suppressHydrationWarning />;
}

const KEPT = { __html: '' };

/** A pause of this length while typing starts a search. */
const PAUSE_MS = 180;

interface Found {
  query: string;
  answer: SearchAnswer;
}

/** `found` is null until the first search: the server's results stand. */
function useLiveSearch(language: LanguageCode) {
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

function useIsServerRendered(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [wasHydrated] = useState(isHydrating);
  return wasHydrated;
}

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
