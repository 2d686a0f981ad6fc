import { describe, expect, test } from '@jest/globals';
import { processorTime } from '@wabu/shared/testing/processor-time';
import * as fc from 'fast-check';
import { cleanSvg as clean, SvgError } from './clean-svg.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inside}</svg>`;

/** The sanitised SVG; null when it is rejected. */
async function cleanSvg(source: string): Promise<string | null> {
  try {
    return await clean(source);
  } catch (error) {
    if (error instanceof SvgError) return null;
    throw error;
  }
}

describe('a harmless drawing', () => {
  test.each([
    svg('<g id="a" fill="url(#b)"><path d="M0 0L1 1"/></g>', ' viewBox="0 0 9 9"'),
    svg('<text x="1">Terme &amp; lago &lt;3</text>'),
    svg('<style>.a{fill:#00f}</style><rect class="a" style="stroke:red"/>'),
    svg(
      '<image href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="/>',
    ),
    svg('<defs><g id="x"/></defs><use href="#x"/><use href="#x"/>'),
  ])('stays unchanged: %s', async (source) => {
    expect(await cleanSvg(source)).toBe(source);
  });

  test('loses its declaration, plain doctype, comments and foreign namespaces only', async () => {
    const source = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "a" "b"><!-- c -->
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:evil="urn:x" xml:base="//evil" evil:a="1"><path d="M0 0"/></svg>`;
    expect((await cleanSvg(source))?.trim()).toBe(svg('<path d="M0 0"/>'));
  });

  test('has the texts of its entities in their place', async () => {
    const source = `<!DOCTYPE svg PUBLIC "a" "b" [
      <!ENTITY ns_svg "http://www.w3.org/2000/svg">
      <!ENTITY ns_extend 'http://ns.adobe.com/Extensibility/1.0/'>
    ]><svg xmlns="&ns_svg;" xmlns:x="&ns_extend;"><text>&ns_svg; &#x41;&#66;</text></svg>`;
    expect(await cleanSvg(source)).toBe(svg('<text>http://www.w3.org/2000/svg AB</text>'));
  });

  test('gets a missing namespace', async () => {
    expect(await cleanSvg('<svg><path/></svg>')).toBe(svg('<path/>'));
  });
});

test('the output of drawing programs keeps its references', async () => {
  const inside = `<style>.a{fill:url(#g)}</style><linearGradient id="g"><stop offset="0"/></linearGradient>
    <defs><path id="p" d="M0 0H9V9Z"/></defs><mask id="m"><use href="#p"/></mask>
    ${'<g mask="url(#m)"><path class="a" fill="url(#g)" d="M0 0"/></g>'.repeat(6_000)}`;
  expect(await cleanSvg(svg(inside))).toBe(svg(inside));
});

describe('scripts, embedded content and external references', () => {
  test.each([
    svg('<script>alert(1)</script>'),
    svg('<script href="data:,alert(1)"/>'),
    svg('<ScRiPt>alert(1)</ScRiPt>'),
    svg('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'),
    svg('<g><script>alert(1)</script></g>').replace(
      '<g>',
      '<g xmlns="http://www.w3.org/1999/xhtml">',
    ),
    svg('<path onload="alert(1)" ONCLICK="alert(1)" d="M0 0"/>'),
    svg(
      '<foreignObject><body onload="alert(1)"><iframe src="javascript:alert(1)"/></body></foreignObject>',
    ),
    svg('<a href="javascript:alert(1)"><text>x</text></a>'),
    svg('<a xlink:href=" java&#x9;script:alert(1)" xmlns:xlink="http://www.w3.org/1999/xlink"/>'),
    svg('<use href="data:image/svg+xml;base64,AAAA#x"/><use href="//evil.example/x.svg#y"/>'),
    svg('<image href="https://evil.example/a.png"/><image href="data:image/svg+xml,AA"/>'),
    svg('<set attributeName="href" to="javascript:alert(1)"/><animate onbegin="alert(1)"/>'),
    svg(
      '<style>@import "//evil.example/x.css";</style><style>a{background:url(//evil.example)}</style>',
    ),
    svg(
      '<style>a{b:\\75rl(//evil.example)}</style><rect style="fill:url(https://evil.example#a)"/>',
    ),
    svg('<rect fill="url(https://evil.example#a)" filter="url( \'//evil.example\' )"/>'),
    svg('<style><![CDATA[</style><script>alert(1)</script>]]></style>'),
    svg('<text><![CDATA[<script>alert(1)</script>]]></text>'),
    svg('<title>&lt;script&gt;alert(1)&lt;/script&gt;</title>'),
    svg('<handler type="text/ecmascript">alert(1)</handler><listener event="load"/>'),
    svg(
      '<iframe src="//evil.example"/><embed src="//evil.example"/><object data="//evil.example"/>',
    ),
    svg('', ' onload="alert(1)"'),
  ])('is removed: %s', async (source) => {
    const cleaned = (await cleanSvg(source)) ?? '';
    expect(cleaned).toMatch(/^<svg /);
    expect(cleaned).not.toMatch(
      /<script|<\w*:|\son\w+=|foreignObject|javascript|evil|<set|<animate|<iframe|<a[ >]/i,
    );
    expect(await cleanSvg(cleaned)).toBe(cleaned);
  });
});

describe('a file made to exhaust its reader', () => {
  const entities = Array.from(
    { length: 10 },
    (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`,
  );
  test.each<[string, string]>([
    ['an entity bomb', `<!DOCTYPE svg [<!ENTITY e0 "x">${entities.join('')}]>${svg('&e10;')}`],
    [
      'entities that make it large',
      `<!DOCTYPE svg [<!ENTITY e "${'x'.repeat(50_000)}">]>${svg('&e;'.repeat(3))}`,
    ],
    ['an outside entity', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('&x;')}`],
    ['an unknown entity', svg('&nbsp;')],
    ['30,000 nested groups', svg('<g>'.repeat(30_000) + '</g>'.repeat(30_000))],
    ['30,000 open groups', `<svg>${'<g>'.repeat(30_000)}`],
    ['a million empty groups', svg('<g/>'.repeat(1_000_000))],
    ['ten million letters of attributes', svg(`<g ${'a '.repeat(5_000_000)}`)],
    ['many equal signs', svg(`<g ${'a="" '.repeat(200_000)}`)],
    [
      'a thousand and one attributes',
      svg(`<g ${Array.from({ length: 1_001 }, (_, n) => `a${n}=""`).join(' ')}/>`),
    ],
    ['open comments', svg('<!-- '.repeat(200_000))],
    ['open literals', svg('<![CDATA['.repeat(200_000))],
    ['many ampersands', svg('&'.repeat(1_000_000))],
    ['a processing instruction', svg('<?xml-stylesheet href="//evil"?>')],
    ['crossed tags', svg('<g><path></g></path>')],
    [
      'a quarter of a million uses',
      svg(
        `<g id="u0"><path d="M0 0"/></g>${Array.from({ length: 9 }, (_, n) => `<g id="u${n + 1}">${`<use href="#u${n}"/>`.repeat(4)}</g>`).join('')}`,
      ),
    ],
    ['a use of what it is in', svg('<g id="a"><use href="#a"/></g>')],
    ['two drawings', svg('') + svg('')],
    ['a page', '<html><svg></svg></html>'],
    ['text around', `hello${svg('')}`],
    ['nothing', ''],
  ])('is rejected quickly: %s', async (_, source) => {
    const cost = await processorTime(async () => expect(await cleanSvg(source)).toBeNull());
    expect(cost).toBeLessThan(20_000);
  });
});

const fragment = fc.constantFrom(
  ...'<svg>|</svg>|<g |<g>|</g>|<script>|</script>|<style>|</style>|<a |/>'.split('|'),
  ...'<![CDATA[|]]>|<!--|-->|<!DOCTYPE|<?xml |?>|>|<|"|=|&|;|&lt;|&#60;'.split('|'),
  ...`'|onload="x"| href="|javascript:|url(|//evil| style="|#a| |xmlns:x="|\\`.split('|'),
);

test('no input keeps active content, and sanitising twice equals sanitising once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(fragment, fc.string({ maxLength: 4 })), { maxLength: 30 }),
      async (parts) => {
        for (const source of [parts.join(''), svg(parts.join('')), svg(`<g ${parts.join('')}/>`)]) {
          const cleaned = await cleanSvg(source);
          if (cleaned === null) continue;
          expect(cleaned).not.toMatch(/<script|<[^>]*\son\w+=|<!|<\?/i);
          expect(await cleanSvg(cleaned)).toBe(cleaned);
        }
      },
    ),
    { numRuns: 2_000, examples: [[['<![CDATA[', ']]>']]] },
  );
});
