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
import { hiddenHead } from '../document/hidden-page.ts';
import type { StillPage } from '../document/page-parts.ts';
import { micrositeProps, renderBody } from '../microsites/render-microsite.tsx';

const STYLES = micrositeStyle + previewStyle;

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
    ...hiddenHead(previewWords[language].title(document.name), preloads),
    styles: STYLES,
    body,
    languages: document.languages,
  };
}

/** The page of a link that is not valid; it says the same of all of them. */
export function renderEnded(language: LanguageCode, languages: readonly LanguageCode[]): StillPage {
  const { body } = renderBody(<EndedPreview language={language} />);
  return { ...hiddenHead(previewWords[language].ended.title), styles: STYLES, body, languages };
}
