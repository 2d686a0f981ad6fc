import { fileMessages } from '@wabu/shared/entities/files';
import { type Effects, effectsOf, numbersIn } from './svg-effects.ts';
import { SvgError } from './svg-reader.ts';
import { readSheets } from './svg-style.ts';
import { elementsOf, type SvgElement } from './svg-tree.ts';

/**
 * Limits the cost of painting an SVG, in plain shapes that cover the whole picture. The cost is an upper
 * bound: everything counts as often as it is painted.
 */
const MAX_COST = 5_000;
/** Limits of the computation itself: declarations, and depth of references. */
const MAX_STEPS = 500_000;
const MAX_DEPTH = 1_000;

/** Measured in Chromium without a GPU. */
const elementCosts: Record<string, number> = {
  linearGradient: 2,
  radialGradient: 2.5,
  stop: 0,
  clipPath: 4,
  pattern: 6,
  mask: 40,
  image: 30,
  feGaussianBlur: 300,
  feDropShadow: 300,
  feMergeNode: 0,
};
const PLAIN = 0.5;
const FILTER_STEP = 15;
const LETTERS_PER_UNIT = 50;
const PATH_LETTERS_PER_UNIT = 5_000;

const shapes = new Set([
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'textPath',
]);
/** Elements that are painted only where something refers to them. */
const resources = new Set(
  ['defs', 'symbol', 'pattern', 'mask', 'clipPath', 'marker', 'filter'].concat([
    'linearGradient',
    'radialGradient',
    'style',
  ]),
);
const radii = ['r', 'rx', 'ry'];
const straight = ['d', 'points', 'width', 'height', 'x1', 'y1', 'x2', 'y2'];
/** The upper bound of a stroke's length, as a multiple of the sum of its numbers. */
const ROUND = 7;
const STRAIGHT = 2;

/** The cost that an element adds to each shape inside it, to its vertices and to its length. */
interface Handed {
  paint: number;
  markers: number;
  dashes: number;
}
/** The shapes of an element, including those that it refers to. */
interface Shapes {
  count: number;
  corners: number;
  length: number;
}

/** Throws `SvgError` when an SVG refers to itself or exceeds the limit. */
export function checkPainting(root: SvgElement): void {
  const byId = new Map<string, SvgElement>();
  for (const element of elementsOf(root)) {
    const id = element.attributes.get('id');
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
  }
  const sheetsOf = readSheets(root);
  let steps = 0;
  const count = () => {
    steps += 1;
    if (steps > MAX_STEPS) throw tooComplex();
  };
  const once = onceEach();
  const effects = once((element) => effectsOf(element, sheetsOf(element), count));
  const costOfIds = (ids: string[]) =>
    ids.reduce((sum, id) => {
      count();
      const target = byId.get(id);
      return target === undefined ? sum : sum + cost(target);
    }, 0);
  const handed = once((element): Handed => {
    const { paint, markers, dashes } = element.parent === null ? nothing : handed(element.parent);
    const own: Effects = effects(element);
    return {
      paint: paint + costOfIds(own.paint),
      markers: markers + costOfIds(own.markers),
      dashes: dashes + own.dashes,
    };
  });
  const targetOf = ({ attributes }: SvgElement) =>
    byId.get((attributes.get('href') ?? attributes.get('xlink:href') ?? '').slice(1));

  const shapesIn = once((element): Shapes => {
    const target = element.name === 'use' ? targetOf(element) : undefined;
    const inner = [...paintedChildren(element), ...(target === undefined ? [] : [target])];
    return inner.map(shapesIn).reduce(plus, shapes.has(element.name) ? shapeOf(element) : noShapes);
  });
  const cost = once((element): number => {
    const { once: applied, own } = effects(element);
    let sum = ownCost(element) + own + costOfIds(applied);
    const target = element.name === 'textPath' ? undefined : targetOf(element);
    if (target !== undefined) sum += cost(target);
    if (element.name === 'use' && target !== undefined)
      sum += times(handed(element), shapesIn(target));
    if (shapes.has(element.name)) sum += times(handed(element), shapeOf(element));
    for (const child of paintedChildren(element)) sum += cost(child);
    return sum;
  });
  if (!(cost(root) <= MAX_COST)) throw tooComplex();
}

const tooComplex = () => new SvgError('too much to paint', fileMessages.tooComplex);
const nothing: Handed = { paint: 0, markers: 0, dashes: 0 };
const noShapes: Shapes = { count: 0, corners: 0, length: 0 };

/** Memoises a function of an element; throws when the result depends on itself. */
function onceEach() {
  let depth = 0;
  return <T>(compute: (element: SvgElement) => T) => {
    const known = new Map<SvgElement, T | null>();
    return (element: SvgElement): T => {
      const found = known.get(element);
      if (found !== undefined && found !== null) return found;
      depth += 1;
      if (found === null || depth > MAX_DEPTH) throw tooComplex();
      known.set(element, null);
      const value = compute(element);
      known.set(element, value);
      depth -= 1;
      return value;
    };
  };
}

const plus = (a: Shapes, b: Shapes): Shapes => ({
  count: a.count + b.count,
  corners: a.corners + b.corners,
  length: a.length + b.length,
});

const times = ({ paint, markers, dashes }: Handed, { count, corners, length }: Shapes) =>
  paint * count + markers * corners + dashes * length;

function paintedChildren({ children }: SvgElement): SvgElement[] {
  return children.filter((child) => typeof child !== 'string').filter(isPainted);
}
const isPainted = ({ name }: SvgElement) => !resources.has(name);

function shapeOf({ attributes }: SvgElement): Shapes {
  const line = attributes.get('d') ?? attributes.get('points') ?? '';
  const sum = (names: string[]) =>
    names.reduce((total, name) => total + numbersIn(attributes.get(name) ?? ''), 0);
  const length = (/a/i.test(line) ? ROUND : STRAIGHT) * sum(straight) + ROUND * sum(radii);
  return { count: 1, corners: 2 + line.length / 2, length };
}

function ownCost({ name, attributes, children }: SvgElement): number {
  const letters = children.reduce(
    (sum, child) => sum + (typeof child === 'string' ? child.length : 0),
    0,
  );
  const drawn = (attributes.get('d') ?? attributes.get('points') ?? '').length;
  const known = Object.hasOwn(elementCosts, name) ? elementCosts[name] : undefined;
  const usual = name.startsWith('fe') && !name.startsWith('feFunc') ? FILTER_STEP : PLAIN;
  return (
    (known ?? usual) +
    (shapes.has(name) ? letters / LETTERS_PER_UNIT : 0) +
    drawn / PATH_LETTERS_PER_UNIT
  );
}
