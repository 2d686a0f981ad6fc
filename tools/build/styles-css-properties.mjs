/**
 * In the place of `@pandacss/is-valid-prop`: the browser knows its CSS properties, so that pages need no list of them.
 * @param {string} name
 */
export const isCssProperty = (name) =>
  name in document.documentElement.style || name.startsWith('--') || /[&@]/.test(name);
