/**
 * In the place of `hoist-non-react-statics`, which only `withTheme` calls, and nothing calls that.
 * @template T
 * @param {T} component
 */
// biome-ignore lint/style/noDefaultExport: the package has one
export default function keepStatics(component) {
  return component;
}
