import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderUi } from '@wabu/shared/testing';
import { renderToString } from 'react-dom/server';
import { lake } from './pictures.ts';
import { ScenePicture } from './scene-picture.tsx';

const picture = (
  <ScenePicture scene={lake} alt="Il lago al mattino" altAtNight="Il lago di notte" className="" />
);
const systemIsDark = (matches: boolean) => {
  const query = Object.assign(new EventTarget(), { matches });
  jest.spyOn(globalThis, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
};

test('the dark version has its own alternative text', () => {
  systemIsDark(true);
  renderUi(picture);
  expect(screen.getByRole('img')).toHaveAccessibleName('Il lago di notte');
});

test('the light version has the default alternative text, also in prerendered HTML', () => {
  systemIsDark(false);
  renderUi(picture);
  expect(screen.getByRole('img')).toHaveAccessibleName('Il lago al mattino');
  expect(renderToString(picture)).toContain('alt="Il lago al mattino"');
});
