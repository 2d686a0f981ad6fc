import '@wabu/shared/microsite/focal-point.css';
import '@wabu/shared/microsite/search.css';
import { SEARCH_QUERY_MAX, SEARCH_RESULTS_ID } from '@wabu/shared/entities/search/search';
import { SEARCH_PATH } from '@wabu/shared/entities/search/search-path';
import { splitPath, useLanguage } from '@wabu/shared/i18n';
import { SearchResults, searchSummary, searchWords } from '@wabu/shared/microsite';
import { useLocation } from '@wabu/shared/routing';
import { PageHead } from '../parts/page-head.tsx';
import { usePublicWords } from '../words/public-words.ts';
import classes from './search-page.module.css';
import { useLiveSearch } from './use-live-search.ts';

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
