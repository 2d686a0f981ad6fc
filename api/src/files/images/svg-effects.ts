import { type Declaration, declarationsOf } from './svg-style.ts';
import type { SvgElement } from './svg-tree.ts';

/** The cost that an element's declarations add to its own shape. */
export interface Effects {
  /** Ids of the fills and strokes of the element and its descendants. */
  paint: string[];
  /** Ids of the markers on the vertices of the element and its descendants. */
  markers: string[];
  /** Ids of the effects on the whole element: filter, mask, clip path. */
  once: string[];
  /** In units of one plain shape. */
  own: number;
  /** The cost of dashes per unit of length, in the same units. */
  dashes: number;
}

const FILTER_FUNCTION = 300;
const BLEND = 15;
const OPACITY = 3;
const DASHES_PER_UNIT = 10;

/** Calls `count` for each declaration, so that the caller can stop. */
export function effectsOf(
  { attributes }: SvgElement,
  sheets: Declaration[][],
  count: () => void,
): Effects {
  const effects: Effects = { paint: [], markers: [], once: [], own: 0, dashes: 0 };
  const style = declarationsOf(attributes.get('style') ?? '');
  for (const declarations of [[...attributes], style, ...sheets])
    for (const declaration of declarations) {
      count();
      add(effects, declaration);
    }
  return effects;
}

function add(effects: Effects, [property, value]: Declaration): void {
  const ids = [...value.matchAll(/url\(\s*["']?#([\w.:-]+)/gi)].map(([, id = '']) => id);
  if (property.includes('marker')) effects.markers.push(...ids);
  else if (/^(?:clip-path|mask|filter)$/.test(property)) effects.once.push(...ids);
  else effects.paint.push(...ids);
  if (property.endsWith('filter'))
    effects.own += FILTER_FUNCTION * ((value.match(/\(/g)?.length ?? 0) - ids.length);
  else if (property === 'mix-blend-mode' && value.trim() !== 'normal') effects.own += BLEND;
  else if (property === 'opacity' && Number(value) !== 1) effects.own += OPACITY;
  else if (property === 'stroke-dasharray') effects.dashes += dashesOf(value);
}

function dashesOf(value: string): number {
  if (value.trim() === 'none') return 0;
  const sum = numbersIn(value);
  if (sum === 0) return 0;
  // A length in a unit other than pixels may be small.
  const isKnown = /^[\d.,\s]*$/.test(value.replace(/px/gi, ''));
  return 1 / (isKnown ? sum : 0.001) / DASHES_PER_UNIT;
}

/** The sum of the absolute values of the numbers in an attribute. */
export function numbersIn(value: string): number {
  let sum = 0;
  for (const [number] of value.matchAll(/\d*\.?\d+(?:e[+-]?\d+)?/gi)) sum += Number(number);
  return sum;
}
