import { type Configuration, rspack } from '@rspack/core';
import { shell } from '../../rspack.base.ts';

const federation = /ModuleFederationPlugin/;
const standIn = new URL('./one-bundle-federation.ts', import.meta.url).pathname;

/** The shell's own build without federation, with mf-suppliers compiled in. */
const [page, ...others] = shell(process.env.ONE_BUNDLE_SHELL ?? '') as [Configuration];
const plugins = page.plugins?.filter((plugin) => !federation.test(plugin?.constructor.name ?? ''));
const replacement = new rspack.NormalModuleReplacementPlugin(/\/federation\.ts$/, standIn);

export default [{ ...page, plugins: [...(plugins ?? []), replacement] }, ...others];
