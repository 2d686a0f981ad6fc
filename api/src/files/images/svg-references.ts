import { SvgError } from './svg-reader.ts';

/** What an id, or the whole drawing, stands for: its own elements, and what they refer to. */
export interface Scope {
  elements: number;
  inner: (Scope | string)[];
}

const MAX_PAINTED = 50_000;
const MAX_CHAIN = 100;

/**
 * Counts the elements of a drawing as often as references paint them: nine groups of four `use` each would be a
 * quarter of a million, for which browsers and the server need minutes.
 */
export class References {
  readonly root: Scope = { elements: 0, inner: [] };
  readonly #byId = new Map<string, Scope>();

  /** Counts an element inside a scope. Returns the scope of its children. */
  add(parent: Scope, attributes: ReadonlyMap<string, string>): Scope {
    const id = attributes.get('id');
    const scope = (id && this.#byId.get(id)) || (id ? { elements: 0, inner: [] } : parent);
    if (id) this.#byId.set(id, scope);
    if (scope !== parent) parent.inner.push(scope);
    scope.elements += 1;
    for (const value of attributes.values())
      for (const [, named = ''] of value.matchAll(/#([\w.:-]+)/g)) scope.inner.push(named);
    return scope;
  }

  /** Throws `SvgError` above the limit, and for a drawing that refers to itself. */
  check(): void {
    const known = new Map<Scope, number>();
    const count = (scope: Scope, chain: number): number => {
      const found = known.get(scope);
      if (found !== undefined) return found;
      if (chain > MAX_CHAIN) throw new SvgError('endless references');
      const inner = scope.inner.map((one) => (typeof one === 'string' ? this.#byId.get(one) : one));
      const total = inner.reduce(
        (sum, one) => sum + (one ? count(one, chain + 1) : 0),
        scope.elements,
      );
      known.set(scope, total);
      return total;
    };
    if (!(count(this.root, 0) <= MAX_PAINTED)) throw new SvgError('too much to paint');
  }
}
