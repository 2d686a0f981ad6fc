import * as fc from 'fast-check';
import type {
  Block,
  Inline,
  LangAttributes,
  Leaf,
  Link,
  List,
  ListItem,
  Marks,
  Picture,
  Quote,
  QuotedBlock,
} from '../document/document.ts';

const words = [
  'Lago di Garda',
  'Limonaia <b>&amp; "olio"',
  'Öffnungszeiten 9:30–18:00',
  'Été à Malcesine',
  '¡Año!',
  'Озеро Гарда',
  '加尔达湖',
  'אגם גארדה 12:00',
  'بحيرة غاردا ١٢',
  '👩‍👩‍👧',
  'e\u0301',
];
const joints = [
  '',
  ' ',
  '  ',
  '   ',
  '\u00a0',
  '\n',
  '\n\n',
  ' \n ',
  '\t',
  '\u200f',
  '\u0000',
  '\ud800',
  '\ufeff',
];

const text = fc
  .array(
    fc.oneof(fc.constantFrom(...words), fc.constantFrom(...joints), fc.string({ maxLength: 6 })),
    {
      maxLength: 5,
    },
  )
  .map((parts) => parts.join(''));

const langAttributes: fc.Arbitrary<LangAttributes> = fc.record(
  {
    dir: fc.constantFrom('ltr' as const, 'rtl' as const),
    lang: fc.constantFrom('it', 'he', 'zh-Hans'),
  },
  { requiredKeys: [] },
);
const yes = fc.constant(true as const);
const marks: fc.Arbitrary<Marks> = fc
  .tuple(
    fc.record({ bold: yes, italic: yes, underline: yes, strike: yes }, { requiredKeys: [] }),
    fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: langAttributes }),
  )
  .map(([toggled, said]) => ({ ...toggled, ...said }));

const leaf: fc.Arbitrary<Leaf> = fc.tuple(text, marks).map(([said, on]) => ({ ...on, text: said }));
const picture: fc.Arbitrary<Picture> = fc
  .record(
    {
      src: fc.constantFrom('data:image/png;base64,AAAA', '/files/lake.webp', 'javascript:alert(1)'),
      alt: text,
      width: fc.integer({ min: -1, max: 12000 }),
      height: fc.integer({ min: 1, max: 900 }),
    },
    { requiredKeys: ['src', 'alt'] },
  )
  .map((facts) => ({ type: 'picture', ...facts, children: [{ text: '' }] }));
const link: fc.Arbitrary<Link> = fc
  .record(
    {
      href: fc.constantFrom(
        'https://example.com/?a=1&b="2"',
        'mailto:a@b.it',
        'tel:+39 045',
        'javascript:1',
      ),
      newTab: yes,
      children: fc.array(fc.oneof(leaf, picture), { maxLength: 3 }),
    },
    { requiredKeys: ['href', 'children'] },
  )
  .map((facts) => ({ type: 'link', ...facts }));
const line: fc.Arbitrary<Inline[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: leaf },
    { weight: 1, arbitrary: picture },
    { weight: 2, arbitrary: link },
  ),
  { maxLength: 4 },
);

/** Nested lists, one level deeper than the allowed depth. */
function listOf(levels: number): fc.Arbitrary<List> {
  const nested =
    levels > 0
      ? fc.array(listOf(levels - 1), { maxLength: levels > 5 ? 2 : 1 })
      : fc.constant<List[]>([]);
  const item: fc.Arbitrary<ListItem> = fc
    .tuple(langAttributes, line, nested)
    .map(([said, children, lists]) => ({
      type: 'list-item',
      ...said,
      children: [{ type: 'list-text', children }, ...lists],
    }));
  return fc
    .tuple(langAttributes, fc.boolean(), fc.array(item, { maxLength: 2 }))
    .map(([said, ordered, children]) => ({ type: 'list', ordered, ...said, children }));
}

const quoted: fc.Arbitrary<QuotedBlock> = fc.oneof(
  fc
    .tuple(langAttributes, line)
    .map(([said, children]): Block => ({ type: 'paragraph', ...said, children })),
  fc
    .tuple(langAttributes, line, fc.constantFrom(1 as const, 2 as const, 3 as const))
    .map(([said, children, level]): Block => ({ type: 'heading', level, ...said, children })),
  fc.integer({ min: 0, max: 6 }).chain(listOf),
) as fc.Arbitrary<QuotedBlock>;
const quote: fc.Arbitrary<Quote> = fc
  .tuple(langAttributes, fc.array(quoted, { maxLength: 3 }))
  .map(([said, children]) => ({ type: 'quote', ...said, children }));

/** Any document, canonical or not: control characters, invalid links, empty lists, spaces. */
export const arbitraryDocument: fc.Arbitrary<Block[]> = fc.array(
  fc.oneof({ weight: 4, arbitrary: quoted }, { weight: 1, arbitrary: quote }),
  { maxLength: 5 },
);
