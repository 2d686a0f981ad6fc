import { type Declaration, declarationsOf } from './svg-style.ts';
import type { SvgElement } from './svg-tree.ts';

/** What the declarations of an element make its painting cost beyond its own shape. */
export interface Effects {
  /** Ids of what fills and strokes it and all that is inside it. */
  paint: string[];
  /** Ids of what stands on every corner of it and of all that is inside it. */
  markers: string[];
  /** Ids of what is applied to it as a whole. */
  once: string[];
  /** In units of a plain shape. */
  own: number;
  /** Dashes of a line of length one, in the same units. */
  dashes: number;
}

const FILTER_FUNCTION = 300;
const BLEND = 15;
const OPACITY = 3;
const DASHES_PER_UNIT = 10;

/** Counts each declaration, so that the caller can end it. */
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
  // Of other units than pixels nothing is known but that they may be small.
  const isKnown = /^[\d.,\s]*$/.test(value.replace(/px/gi, ''));
  return 1 / (isKnown ? sum : 0.001) / DASHES_PER_UNIT;
}

/** The sum of the numbers in an attribute, whatever their signs. */
export function numbersIn(value: string): number {
  let sum = 0;
  for (const [number] of value.matchAll(/\d*\.?\d+(?:e[+-]?\d+)?/gi)) sum += Number(number);
  return sum;
}
