import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type LanguageCode, languageCodes } from '../i18n/languages.ts';
import { sanitise } from '../ui/rich-text/index.ts';
import {
  formattedLine,
  formattedText,
  Microsite,
  type MicrositeProps,
  micrositeWords,
  type ShownPicture,
} from './index.ts';

const picture = (alt: string): ShownPicture => ({
  src: '/media/b/960',
  srcSet: '/media/b/480 480w, /media/b/960 960w',
  width: 1200,
  height: 800,
  alt,
  focus: { x: 0.25, y: 1 },
});

function propsIn(language: LanguageCode, more: Partial<MicrositeProps> = {}): MicrositeProps {
  return {
    name: 'Terme & Co. <Sirmione>',
    vat: '03012300178',
    place: {
      Indirizzo: 'Via Catullo 1',
      CAP: '25019',
      Citta: 'Sirmione',
      Provincia: 'BS',
      Nazione: 'Italia',
      email: 'info@terme.example',
    },
    sections: [
      {
        id: 'a',
        name: { html: '<p>Chi <strong>siamo</strong></p>', language },
        content: {
          html: '<h2>Orari</h2><p>Uno<br>due &amp; tre</p><p dir="ltr" lang="en">Two</p>',
          language,
        },
      },
      { id: 'b', name: { html: '<p>Foto</p>', language }, content: null },
    ],
    language,
    words: micrositeWords[language],
    pictures: {
      logo: picture('Logo'),
      cover: picture('Il lago'),
      slides: [picture('A'), picture('B')],
    },
    path: [{ label: 'Home', address: '/' }],
    text: {
      block: (html) => formattedText(sanitise(html)),
      line: (html) => formattedLine(sanitise(html)),
    },
    ...more,
  };
}

test.each(languageCodes)('the server and the browser render the same nodes in %s', (language) => {
  const credit = { author: 'Anna Bianchi', licence: 'cc-by-sa-4.0' } as const;
  const props = propsIn(language, {
    codes: { cin: ['IT017179C2ABCDEFGH'], cir: ['017179-CNI-00001'] },
    pictures: {
      logo: picture('Logo'),
      cover: { ...picture('Il lago'), credit },
      slides: [{ ...picture('A'), credit }, picture('B')],
    },
  });
  const page = document.createElement('template');
  page.innerHTML = renderToStaticMarkup(<Microsite {...props} />);
  for (const link of page.content.querySelectorAll('link[rel=preload]')) link.remove();
  const preview = render(<Microsite {...props} />).container.firstElementChild;
  page.content.normalize();
  preview?.normalize();
  expect(page.content.children).toHaveLength(1);
  expect(preview?.isEqualNode(page.content.firstElementChild)).toBe(true);
});

test('names what it shows: headings, pictures, slideshow, map, e-mail', () => {
  render(<Microsite {...propsIn('it')} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Terme & Co. <Sirmione>');
  expect(screen.getAllByRole('heading', { level: 2 }).map((it) => it.textContent)).toEqual([
    'Chi siamo',
    'Foto',
    'Dove siamo',
    'Scrivici',
  ]);
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Orari');
  expect(screen.getByRole('list', { name: 'Fotografie' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('link', { name: 'Apri la mappa' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/search?query=Via%20Catullo%201%2C%2025019%20Sirmione%20(BS)%2C%20Italia',
  );
  expect(screen.getByRole('link', { name: 'info@terme.example' })).toHaveAttribute(
    'href',
    'mailto:info@terme.example',
  );
  expect(screen.getByText('03012300178')).toBeVisible();
});

test('shows the codes of lodgings, and nothing of them without any', () => {
  const cin = ['IT017179C2ABCDEFGH', 'IT017179C2ZZZZZZZZ'];
  const { rerender } = render(<Microsite {...propsIn('it', { codes: { cin, cir: [] } })} />);
  for (const code of cin) expect(screen.getByText(code)).toHaveAttribute('dir', 'ltr');
  expect(screen.getByText('CIN', { exact: false })).toBeVisible();
  expect(screen.queryByText('CIR', { exact: false })).toBeNull();
  rerender(<Microsite {...propsIn('it')} />);
  expect(screen.queryByText('CIN', { exact: false })).toBeNull();
});

test('names each author and licence once, with the pictures', () => {
  const by = (author: string, licence: 'own' | 'cc-by-4.0' | 'public-domain') => ({
    ...picture('A'),
    credit: { author, licence },
  });
  const pictures = {
    cover: by('Anna Bianchi', 'cc-by-4.0'),
    logo: by('', 'public-domain'),
    slides: [by('Anna Bianchi', 'cc-by-4.0'), picture('B'), by('Ugo', 'own')],
  };
  render(<Microsite {...propsIn('it', { pictures })} />);
  const credits = screen.getByRole('heading', { name: 'Crediti delle immagini' }).parentElement;
  expect([...(credits?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual([
    'Copertina, Fotografia 1 di 3: © Anna Bianchi · CC BY 4.0',
    'Logo: pubblico dominio',
    'Fotografia 3 di 3: © Ugo',
  ]);
  const licence = screen.getByRole('link', { name: 'CC BY 4.0' });
  expect(licence).toHaveAttribute('href', 'https://creativecommons.org/licenses/by/4.0/');
  expect(licence).toHaveAttribute('rel', 'license noopener noreferrer');
});

test('loads the cover first and the slides late, each with its size', () => {
  render(<Microsite {...propsIn('it')} />);
  const cover = screen.getByRole('img', { name: 'Il lago' });
  expect(cover).toHaveAttribute('fetchpriority', 'high');
  expect(cover).not.toHaveAttribute('loading');
  expect(cover).toHaveAttribute('data-x', '3');
  expect(cover).toHaveAttribute('data-y', '10');
  expect(screen.getByRole('img', { name: 'A' })).toHaveAttribute('loading', 'lazy');
  for (const one of screen.getAllByRole('img')) expect(one).toHaveAttribute('width', '1200');
});

test('pictures that open large are links with a name, also those without a description', () => {
  const pictures = { logo: picture('Logo'), cover: picture(''), slides: [picture('A')] };
  render(<Microsite {...propsIn('it', { pictures, opensPictures: true })} />);
  for (const name of ['Copertina', 'A'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/media/b/960');
  expect(screen.queryByRole('link', { name: 'Logo' })).toBeNull();
});

test('says in which language its texts are, where that is not the one of the page', () => {
  const { rerender } = render(<Microsite {...propsIn('fr', { textLanguage: 'he' })} />);
  expect(screen.getByText('Ce texte est en hébreu.')).toBeVisible();
  rerender(<Microsite {...propsIn('fr', { textLanguage: 'fr' })} />);
  expect(screen.queryByText('Ce texte est', { exact: false })).toBeNull();
});

test('shows nothing for what there is not', () => {
  const place = { Indirizzo: '', CAP: '', Citta: '', Provincia: '', Nazione: '', email: '' };
  const pictures = { logo: null, cover: null, slides: [] };
  const { container } = render(
    <Microsite {...propsIn('de', { place, pictures, vat: null, path: [] })} />,
  );
  expect(container.querySelector('.ms-contact, .ms-credits, .ms-town, nav, ul, img')).toBeNull();
});
