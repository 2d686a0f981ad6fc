import { MICROSITES_PATH, micrositePath } from '../../entities/microsites/microsite-path.ts';
import {
  SEARCH_MAX_PAGE,
  SEARCH_PAGE_SIZE,
  type SearchAnswer,
  type SearchResult,
  type SearchSegment,
} from '../../entities/search/search.ts';
import { SEARCH_PATH } from '../../entities/search/search-path.ts';
import { pathInLanguage } from '../../i18n/language-path.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import { searchWords } from './words.ts';

interface SearchResultsProps {
  query: string;
  answer: SearchAnswer;
  /** From 1. */
  page: number;
  language: LanguageCode;
  /** The language prefix of the page's address: `/de`, or ''. */
  prefix: string;
}

export function SearchResults({ query, answer, page, language, prefix }: SearchResultsProps) {
  const words = searchWords[language];
  const summary = searchSummary(query, answer, language);
  return (
    <>
      {summary !== '' && <p className="sr-count">{summary}</p>}
      {answer.total === 0 && (
        <p className="sr-hint">
          {words.nothingHint} <a href={prefix + MICROSITES_PATH}>{words.everything}</a>
        </p>
      )}
      {answer.results.length > 0 && (
        <ol className="sr-list" aria-label={words.results}>
          {answer.results.map((result) => (
            <Result key={result.URL} result={result} language={language} />
          ))}
        </ol>
      )}
      <OtherPages
        query={query}
        total={answer.total ?? 0}
        page={page}
        language={language}
        prefix={prefix}
      />
    </>
  );
}

export function searchSummary(query: string, answer: SearchAnswer, language: LanguageCode): string {
  const words = searchWords[language];
  const { total, corrected } = answer;
  if (total === null) return query.trim() === '' ? '' : words.tooShort;
  if (corrected !== undefined) return words.corrected(query, corrected);
  return total === 0 ? words.nothing(query) : words.count(total, query);
}

function Result({ result, language }: { result: SearchResult; language: LanguageCode }) {
  const { URL, cover, name, town, excerpt } = result;
  return (
    <li className="sr-item">
      {cover ? (
        <img
          className="sr-cover"
          src={cover.src}
          alt=""
          width={cover.width}
          height={cover.height}
          data-x={cover.x}
          data-y={cover.y}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <span className="sr-cover" />
      )}
      <div className="sr-text">
        <h2 className="sr-name">
          <a className="sr-link" href={pathInLanguage(micrositePath(URL), language)}>
            <bdi>
              <Marked segments={name} />
            </bdi>
          </a>
        </h2>
        {town !== '' && (
          <p className="sr-town">
            <bdi lang="it">{town}</bdi>
          </p>
        )}
        <p className="sr-excerpt">
          <Marked segments={excerpt} />
        </p>
      </div>
    </li>
  );
}

function Marked({ segments }: { segments: SearchSegment[] }) {
  return segments.map(({ text, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: segments have no other identity
    isMatch ? <mark key={index}>{text}</mark> : text,
  );
}

interface OtherPagesProps extends Omit<SearchResultsProps, 'answer'> {
  total: number;
}

function OtherPages({ query, total, page, language, prefix }: OtherPagesProps) {
  const words = searchWords[language];
  const last = Math.min(SEARCH_MAX_PAGE, Math.ceil(total / SEARCH_PAGE_SIZE));
  if (last <= 1) return null;
  const addressOf = (number: number) => {
    const parameters = new URLSearchParams({ q: query, page: String(number) });
    return `${prefix}${SEARCH_PATH}?${parameters}`;
  };
  return (
    <nav className="sr-pages" aria-label={words.pages}>
      {page > 1 && (
        <a className="sr-step" rel="prev" href={addressOf(page - 1)}>
          {words.previous}
        </a>
      )}
      <span className="sr-page">{words.page(page, last)}</span>
      {page < last && (
        <a className="sr-step" rel="next" href={addressOf(page + 1)}>
          {words.next}
        </a>
      )}
    </nav>
  );
}
