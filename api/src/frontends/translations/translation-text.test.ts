import { describe, expect, test } from '@jest/globals';
import { languageOf } from '@wabu/shared/i18n/languages';
import { languageNamed } from './translate.ts';
import { fromTranslator, toOutgoing } from './translation-text.ts';

const [it, ar, de] = [languageOf('it'), languageOf('ar'), languageOf('de')];
const PICTURE = 'data:image/png;base64,iVBORw0KGgo=';

describe('a translated text', () => {
  test('is sent without its pictures', () => {
    const outgoing = toOutgoing(`<p>Lago <img src="${PICTURE}" alt="Vela"></p>`);
    expect(outgoing.text).toBe('<p>Lago <img src="wabu-picture-0"></p>');
    const back = fromTranslator(outgoing, '<p><img src="wabu-picture-0"> See</p>', it, de);
    expect(back).toBe(`<p><img src="${PICTURE}" alt="Vela"> See</p>`);
  });

  test('gets a picture back that the translation lost', () => {
    const outgoing = toOutgoing(`<p>Lago <img src="${PICTURE}" alt="Vela"></p>`);
    expect(fromTranslator(outgoing, '<p>See</p>', it, de)).toBe(
      `<p>See</p><p><img src="${PICTURE}" alt="Vela"></p>`,
    );
  });

  test('takes the direction and language of the target', () => {
    const outgoing = toOutgoing('<p dir="ltr" lang="it">Lago <span lang="fr">mère</span></p>');
    expect(fromTranslator(outgoing, outgoing.text, it, ar)).toBe(
      '<p dir="rtl" lang="ar">Lago <span lang="fr">mère</span></p>',
    );
  });

  test.each([
    ['<p>Lago</p>', '<p>See</p><script>alert(1)</script>', '<p>See</p>'],
    ['Lago', 'See <script>alert(1)</script><img src=x onerror=alert(1)>', 'See '],
    [
      '<p>Lago</p>',
      '<p onclick="alert(1)">See <a href="javascript:alert(1)">x</a></p>',
      '<p>See <a>x</a></p>',
    ],
  ])('is sanitised: %s', (original, answer, clean) => {
    expect(fromTranslator(toOutgoing(original), answer, it, de)).toMatch(clean);
    expect(fromTranslator(toOutgoing(original), answer, it, de)).not.toMatch(
      /script|onclick|onerror/,
    );
  });

  test('stays empty when the translation is empty', () => {
    const outgoing = toOutgoing(`<p>Lago</p><img src="${PICTURE}">`);
    expect(fromTranslator(outgoing, '', it, de)).toBe('');
  });

  test('stays plain when the original is plain', () => {
    expect(fromTranslator(toOutgoing('a < b & c'), 'a < b & c', it, de)).toBe('a < b & c');
  });
});

test('languages are named by our codes and by the translator’s', () => {
  for (const code of ['IT', 'EN', 'EN-GB', 'ZH', 'ZH-HANS', 'HE', 'AR'])
    expect(languageNamed(code)).not.toBeNull();
  for (const code of ['XX', 'it', '../../', '', 'https://evil.example', 'constructor'])
    expect(languageNamed(code)).toBeNull();
});
