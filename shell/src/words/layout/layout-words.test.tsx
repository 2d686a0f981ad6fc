import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { startI18n } from '@wabu/shared/i18n';
import { expectConsoleError } from '@wabu/shared/testing';
import { provideLayoutWords, useLayoutWords } from './layout-words.ts';

function Retry() {
  const t = useLayoutWords();
  return <button type="button">{t('problem.retry')}</button>;
}

test('a message that is shown before its words have arrived shows them then', async () => {
  startI18n('it');
  expectConsoleError(/have no "problem.retry"/);
  render(<Retry />);
  await act(() => provideLayoutWords());
  expect(screen.getByRole('button', { name: 'Riprova' })).toBeVisible();
});
