import type { PreviewAnswer } from '@wabu/shared/entities/microsites/preview';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import {
  EndedPreview,
  Microsite,
  micrositeStyle,
  type PreviewOutcome,
  PreviewPage,
  previewStyle,
  previewWords,
} from '@wabu/shared/microsite';
import type { OpenPreview } from '../../previews/preview-repository.ts';
import { escapeHtml } from '../document/html.ts';
import type { StillPage } from '../document/page-parts.ts';
import { micrositeProps, renderBody } from '../microsites/render-microsite.tsx';

interface Shown {
  preview: OpenPreview;
  language: LanguageCode;
  /** `/anteprima/<token>`. */
  path: string;
  /** The path with its language. */
  action: string;
  answers: PreviewAnswer[];
  outcome: PreviewOutcome | null;
  typed: string;
}

export function renderPreview({ preview, path, ...others }: Shown): StillPage {
  const { document, createdAt, expiresAt } = preview;
  const { language } = others;
  const props = micrositeProps({ microsite: document, language, path: [], base: path });
  const { preloads, body } = renderBody(
    <PreviewPage {...others} savedAt={createdAt} expiresAt={expiresAt}>
      <Microsite {...props} />
    </PreviewPage>,
  );
  return {
    ...hiddenPage(previewWords[language].title(document.name), preloads),
    body,
    languages: document.languages,
  };
}

/** The page of a link that is not valid; it says the same of all of them. */
export function renderEnded(language: LanguageCode, languages: readonly LanguageCode[]): StillPage {
  const { body } = renderBody(<EndedPreview language={language} />);
  return { ...hiddenPage(previewWords[language].ended.title), body, languages };
}

const hiddenPage = (title: string, preloads = '') => ({
  head: [
    `<title>${escapeHtml(title)} · Wabu</title>`,
    '<meta name="robots" content="noindex, nofollow"><meta name="referrer" content="no-referrer">',
    preloads,
  ].join(''),
  styles: micrositeStyle + previewStyle,
  shared: undefined,
  measured: false,
});
