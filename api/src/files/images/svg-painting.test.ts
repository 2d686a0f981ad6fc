import { describe, expect, test } from '@jest/globals';
import { fileMessages } from '@wabu/shared/entities/files';
import { processorTime } from '@wabu/shared/testing/processor-time';
import { cleanSvg } from './clean-svg.ts';
import { SvgError } from './svg-reader.ts';

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
const levels = (write: (level: number) => string, count = 9) =>
  Array.from({ length: count }, (_, index) => write(index + 1)).join('');
const rect = (attributes: string, times = 1) =>
  `<rect width="99" height="99" ${attributes}/>`.repeat(times);

/** Nine levels, each of which refers to the one before four times. */
const nested: Record<string, string> = {
  patterns: svg(
    levels(
      (n) =>
        `<pattern id="p${n}" width="9" height="9">${rect(`fill="url(#p${n - 1})"`, 4)}</pattern>`,
    ) + rect('fill="url(#p9)"'),
  ),
  'patterns by style sheet': svg(
    levels((n) => `<style>.c${n}{fill:url("#p${n - 1}")}</style>`) +
      levels(
        (n) => `<pattern id="p${n}" width="9" height="9">${rect(`class="c${n}"`, 4)}</pattern>`,
      ) +
      rect('style="fill:url(#p9)"'),
  ),
  'patterns that shapes inherit': svg(
    levels((n) => `<g fill="url(#p${n - 1})"><pattern id="p${n}">${rect('', 4)}</pattern></g>`) +
      `<g fill="url(#p9)">${rect('')}</g>`,
  ),
  masks: svg(
    levels((n) => `<mask id="m${n}">${rect(`mask="url(#m${n - 1})"`, 4)}</mask>`) +
      rect('mask="url(#m9)"'),
  ),
  markers: svg(
    `${levels(
      (n) =>
        `<marker id="k${n}"><path marker-mid="url(#k${n - 1})" d="M0 0 1 1 2 2 3 3"/></marker>`,
    )}<path marker-mid="url(#k9)" d="M0 0 1 1 2 2"/>`,
  ),
  'clip paths': svg(
    levels((n) => `<clipPath id="c${n}">${rect(`clip-path="url(#c${n - 1})"`, 4)}</clipPath>`) +
      rect('clip-path="url(#c9)"'),
  ),
  uses: svg(
    `<g id="u0">${rect('')}</g>` +
      levels((n) => `<g id="u${n}">${`<use href="#u${n - 1}"/>`.repeat(4)}</g>`),
  ),
  'a use with an inherited pattern': svg(
    `<pattern id="p">${rect('', 200)}</pattern><g id="u">${rect('', 200)}</g><use href="#u" fill="url(#p)"/>`,
  ),
  'filters, forty in a row': svg(
    `<filter id="f"><feGaussianBlur stdDeviation="9"/></filter>${rect('filter="url(#f)"', 40)}`,
  ),
  'filters without element': svg(rect('style="filter:blur(9px) blur(9px)"', 20)),
  'one style sheet for all': svg(`<style>*{mix-blend-mode:hue}</style>${rect('', 2_000)}`),
  'a million dashes': svg(`<path stroke="#000" stroke-dasharray=".01" d="M0 0H99000"/>`.repeat(2)),
  'a million inherited dashes': svg(`<g stroke-dasharray=".01"><path d="M0 0H99000V99000"/></g>`),
  'a pattern that fills itself': svg(
    `<pattern id="p">${rect('fill="url(#p)"')}</pattern>${rect('fill="url(#p)"')}`,
  ),
  'a use of what it is in': svg('<g id="a"><use href="#a"/></g>'),
  'a chain of 15,000': svg(
    `<g id="u0"/>${levels((n) => `<use id="u${n}" href="#u${n - 1}"/>`, 15_000)}`,
  ),
};

describe('C20 an SVG that takes a browser seconds to paint is rejected at once', () => {
  test.each(Object.entries(nested))('%s', async (_, source) => {
    const cost = await processorTime(() => {
      const clean = () => cleanSvg(source);
      expect(clean).toThrow(SvgError);
      expect(clean).toThrow(expect.objectContaining({ sentence: fileMessages.tooComplex }));
    });
    expect(cost).toBeLessThan(10_000);
  });

  test('ambiguous style sheets are dropped', () => {
    for (const sheet of [
      '.a{fill:(} .b{fill:url(#p)}',
      ".a{font-family:'}'} .b{fill:url(#p)}",
      '.a{fill:url(#p} .b{fill:red)}',
      '@media screen{.a{fill:url(#p)}}',
      '@keyframes x{from{fill:red}}',
      '.a{.b{fill:url(#p)}}',
      '.a{--p:url(#p)} .b{fill:var(--p)}',
      "*{d:path('M0 0')}",
      'svg{background:linear-gradient(red,blue)}',
    ])
      expect(cleanSvg(svg(`<style>${sheet}</style>`))).toBe(svg('<style/>'));
  });

  test('an expensive filter is dropped', () => {
    const inside = '<feTurbulence numOctaves="9999"/><feConvolveMatrix order="60"/><feMorphology/>';
    const cleaned = cleanSvg(svg(`<filter id="f">${inside}<feOffset/></filter>`));
    expect(cleaned).toBe(svg('<filter id="f"><feOffset/></filter>'));
  });
});

describe('the output of drawing programs stays unchanged', () => {
  test.each<[string, string]>([
    [
      'a clipped group with shadows',
      `<g clip-path="url(#clip0)">${`<g filter="url(#filter0_d_1:2)">${rect('fill="#fff"')}</g>`.repeat(12)}</g>
       <defs><filter id="filter0_d_1:2" x="0" y="0"><feFlood flood-opacity="0" result="a"/>
       <feColorMatrix in="SourceAlpha" values="0 0 0 0 0"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/>
       <feBlend in2="a"/></filter><clipPath id="clip0">${rect('fill="white"')}</clipPath></defs>`,
    ],
    [
      'a mask of a used path',
      `<defs><path id="path-1" d="M0 0H9V9Z"/></defs><mask id="mask-2" fill="white"><use xlink:href="#path-1"/></mask>
       <use id="bg" fill="#D8D8D8" xlink:href="#path-1"/><g mask="url(#mask-2)">${rect('fill="red"', 200)}</g>`,
    ],
    [
      'classes with gradients',
      `<defs><style>.cls-1{fill:url(#g);}.cls-2,.cls-3{fill:#fff;stroke-dasharray:4 2;}.cls-3{font-family:'Open Sans';}</style>
       <linearGradient id="g" x1="0" x2="1"><stop offset="0" stop-color="#fff"/></linearGradient></defs>
       ${rect('class="cls-1"', 1_000)}${rect('class="cls-2"')}`,
    ],
    ['a map', '<path d="M10 20l3 4l5 6z" fill="#abc" stroke="#000"/>'.repeat(9_000)],
    [
      'arrows',
      `<marker id="m"><path d="M0 0L9 5Z"/></marker>${'<path marker-end="url(#m)" d="M0 0L9 9"/>'.repeat(200)}`,
    ],
  ])('%s', (_, inside) => {
    const source = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${inside}</svg>`;
    expect(cleanSvg(source)).toBe(source);
  });
});
