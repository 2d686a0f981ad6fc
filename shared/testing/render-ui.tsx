import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { startI18n } from '../i18n/index.ts';
import type { LanguageCode } from '../i18n/languages.ts';
import { UiProvider } from '../ui/ui-provider.tsx';

/** Renders a component inside `UiProvider`, with a user. */
export function renderUi(node: ReactNode, language: LanguageCode = 'it') {
  startI18n(language);
  const user = userEvent.setup();
  return { user, ...render(<main>{node}</main>, { wrapper: UiProvider }) };
}
