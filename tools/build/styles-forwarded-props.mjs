/**
 * In the place of `@emotion/is-prop-valid`, a list of all HTML attributes: our elements get attributes alone, beside
 * what Chakra's own components know (`as` …); style properties and variants have gone before.
 * @param {string} name
 */
const isForwarded = (name) =>
  !['as', 'asChild', 'css', 'recipe', 'theme', 'unstyled'].includes(name);

// biome-ignore lint/style/noDefaultExport: the package has one
export default isForwarded;
