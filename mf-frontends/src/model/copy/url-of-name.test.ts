import { expect, test } from '@jest/globals';
import { urlOfName } from './url-of-name.ts';

test.each([
  ['Terme di Sirmione S.r.l.', 'terme-di-sirmione'],
  ['Lido Salò & Figli, S.p.A.', 'lido-salo-figli'],
  ['Club dell’Uva', 'club-dell-uva'],
  ['SRL', 'srl'],
  ['…', ''],
])('%s could be %j', (name, url) => expect(urlOfName(name)).toBe(url));
