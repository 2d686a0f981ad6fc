import type { LanguageCode } from '@wabu/shared/i18n/languages';
import { languageCodes } from '@wabu/shared/i18n/languages';
import {
  EndedRequest,
  formattedText,
  micrositeStyle,
  previewStyle,
  RequestSection,
  RequestThread,
  requestFormWords,
  requestStyle,
  requestThreadWords,
} from '@wabu/shared/microsite';
import type { ComponentProps, ReactElement } from 'react';
import { sanitise } from '../../../frontends/record/sanitise.ts';
import { hiddenHead } from '../document/hidden-page.ts';
import type { StillPage } from '../document/page-parts.ts';
import { renderBody } from '../microsites/render-microsite.tsx';

const still = (title: string, element: ReactElement): StillPage => ({
  ...hiddenHead(title),
  styles: micrositeStyle + previewStyle + requestStyle,
  body: renderBody(element).body,
  languages: languageCodes,
});

/** The form with what was typed and what is wrong with it. */
export const renderForm = (props: ComponentProps<typeof RequestSection>): StillPage =>
  still(requestFormWords[props.language].write, <RequestSection {...props} heading="h1" />);

export const renderThread = (
  props: Omit<ComponentProps<typeof RequestThread>, 'text'>,
): StillPage =>
  still(
    requestFormWords[props.language].title,
    <RequestThread {...props} text={(html) => formattedText(sanitise(html))} />,
  );

export const renderEnded = (language: LanguageCode): StillPage =>
  still(requestThreadWords[language].ended, <EndedRequest language={language} />);
