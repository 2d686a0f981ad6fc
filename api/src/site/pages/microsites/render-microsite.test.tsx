import { expect, test } from '@jest/globals';
import type { Microsite } from '@wabu/shared/entities/microsite';
import { aMicrosite } from '../../microsites/testing/a-microsite.ts';
import { inlineJson } from '../document/html.ts';
import { structuredData } from './render-microsite.tsx';

const dataOf = (more: Partial<Microsite> = {}) =>
  structuredData({
    microsite: aMicrosite(more),
    address: 'https://wabu.example/it/siti/terme',
    origin: 'https://wabu.example',
    description: 'Acqua calda',
  }) as Record<string, unknown>;

test('a business with an address has what schema.org and search engines require', () => {
  const data = dataOf();
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': 'https://wabu.example/it/siti/terme',
    url: 'https://wabu.example/it/siti/terme',
    name: 'Terme di Prova',
    description: 'Acqua calda',
    image: 'https://wabu.example/media/cover/960',
    email: 'info@terme.example',
    vatID: '03012300178',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Via Catullo 1',
      postalCode: '25019',
      addressLocality: 'Sirmione',
      addressRegion: 'BS',
      addressCountry: 'Italia',
    },
  });
});

test('one without an address is an attraction, without empty properties', () => {
  const place = { Indirizzo: '', CAP: '', Citta: '', Provincia: '', Nazione: '', email: '' };
  const data = dataOf({ place, vat: null, cover: null });
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'TouristAttraction',
    '@id': 'https://wabu.example/it/siti/terme',
    url: 'https://wabu.example/it/siti/terme',
    name: 'Terme di Prova',
    description: 'Acqua calda',
  });
});

test('the codes of lodgings are identifiers, and a picture of somebody names its author', () => {
  const { cover } = aMicrosite();
  const credit = { author: 'Anna Bianchi', licence: 'cc-by-4.0' } as const;
  const data = dataOf({
    codes: { cin: ['IT017179C2ABCDEFGH'], cir: ['017179-CNI-00001'] },
    cover: cover && { ...cover, credit },
  });
  expect(data.identifier).toEqual([
    { '@type': 'PropertyValue', propertyID: 'CIN', value: 'IT017179C2ABCDEFGH' },
    { '@type': 'PropertyValue', propertyID: 'CIR', value: '017179-CNI-00001' },
  ]);
  expect(data.image).toEqual({
    '@type': 'ImageObject',
    contentUrl: 'https://wabu.example/media/cover/960',
    creditText: 'Anna Bianchi',
    license: 'https://creativecommons.org/licenses/by/4.0/',
  });
});

test('a name cannot end the script element', () => {
  const name = '</script><script>alert(1)</script>';
  const text = inlineJson(dataOf({ name }));
  expect(text).not.toContain('<');
  expect((JSON.parse(text) as { name: string }).name).toBe(name);
});
