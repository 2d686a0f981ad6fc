import { providedBy, type Shell } from '../../../shared/module/fit-shell.ts';
import type { BuiltModule, Registry, RegistryModule } from '../../../shared/module/registry.ts';
import { signRegistry } from '../../../shared/module/sign-registry.ts';
import { integrityOf } from '../../build/integrity.ts';
import { newRegistryKey, withRegistryKey } from '../../build/replace-key.ts';
import { withClient } from '../../scripts/dev/build-news.ts';
import { CommandError } from '../../scripts/releases/installation.ts';
import type { LocalBuild } from './local-build.ts';

/** The shell of the installation with the key of this run. */
interface PatchedShell {
  base: string;
  provided: Shell | null;
  scripts: Map<string, string>;
  hashes: Map<string, string>;
}

/** An installation as the pages of this run see it: with the local build, signed by a key of this run. */
export class Site {
  readonly #key = newRegistryKey();
  #shell: PatchedShell | undefined;

  constructor(
    private readonly url: string,
    private readonly local: LocalBuild,
  ) {}

  /** The registry of the installation with the local build. */
  async registry(): Promise<string> {
    const registry = await readRegistry(this.url);
    return JSON.stringify(await this.#withLocal(registry));
  }

  /** A script of the shell that verifies by the key of this run; null for every other path. */
  async script(path: string): Promise<string | null> {
    if (!path.startsWith('/modules/shell/')) return null;
    if (!this.#shell || !path.startsWith(this.#shell.base)) await this.registry();
    return this.#shell?.scripts.get(path) ?? null;
  }

  /** A document of the installation with the registry and the shell of this run. */
  async document(html: string): Promise<string> {
    const inlined = /(<script type="application\/json" id="wabu-registry">)(.*?)(<\/script>)/s;
    const found = inlined.exec(html)?.[2];
    if (found === undefined) return html;
    const registry = await this.#withLocal(JSON.parse(found));
    const text = JSON.stringify(registry).replaceAll('<', '\\u003c');
    const patched = this.#withHashes(html)
      .replace(inlined, (_, start, __, end) => start + text + end)
      .replaceAll(new RegExp(`<link [^>]*href="/modules/${this.local.id}/[^>]*>`, 'g'), '');
    return withClient(patched);
  }

  /** The policy of a document, with the Trusted Types policy of a module that is not released yet. */
  policy(given: string): string {
    const name = `wabu-${this.local.id}`;
    return given.replace(/trusted-types ([^;]*)/, (rule, names: string) =>
      names.split(' ').includes(name) ? rule : `${rule} ${name}`,
    );
  }

  async #withLocal({ modules }: Registry): Promise<Registry> {
    const shell = modules.find(({ id }) => id === 'shell');
    const { provided } = shell ? await this.#patch(shell) : { provided: null };
    const others = modules.filter(({ id }) => id !== this.local.id).map((one) => this.#entry(one));
    // Visitors get the public modules only.
    const isStaff = modules.some(({ description }) => description?.area === 'admin');
    const own = isStaff ? [this.local.entry(provided)] : [];
    const registry = { issuedAt: new Date().toISOString(), modules: [...others, ...own] };
    return signRegistry(registry, this.#key as JsonWebKey);
  }

  #entry(module: RegistryModule): RegistryModule {
    if (module.id !== 'shell') return module;
    return { ...module, files: JSON.parse(this.#withHashes(JSON.stringify(module.files))) };
  }

  #withHashes(text: string): string {
    return [...(this.#shell?.hashes ?? [])].reduce(
      (result, [before, after]) => result.replaceAll(before, after),
      text,
    );
  }

  /** Fetches the shell and replaces its key, when another version is live. */
  async #patch({ base, entry, files }: RegistryModule): Promise<PatchedShell> {
    if (this.#shell?.base === base) return this.#shell;
    const shell: PatchedShell = { base, provided: null, scripts: new Map(), hashes: new Map() };
    const built = (await (await this.#fetch(`${base}module.json`)).json()) as BuiltModule;
    shell.provided = providedBy(built);
    for (const name of entry.scripts) {
      const changed = withRegistryKey(await (await this.#fetch(base + name)).text(), this.#key);
      if (changed === null) continue;
      shell.scripts.set(base + name, changed);
      shell.hashes.set(files[name] ?? '', integrityOf(changed));
    }
    if (shell.scripts.size === 0)
      throw new CommandError(`The shell of ${this.url} is of a build that this kit does not know.`);
    this.#shell = shell;
    return shell;
  }

  async #fetch(path: string): Promise<Response> {
    const answer = await fetch(this.url + path);
    if (!answer.ok) throw new CommandError(`${this.url}${path} answers ${answer.status}.`);
    return answer;
  }
}

async function readRegistry(url: string): Promise<Registry> {
  const answer = await fetch(`${url}/registry.json`).catch((error: Error) => {
    throw new CommandError(`${url} does not answer: is its address right? (${error.message})`);
  });
  const registry = answer.ok ? await answer.json().catch(() => null) : null;
  if (!Array.isArray(registry?.modules))
    throw new CommandError(`${url} is no installation of Wabu: it has no registry of modules.`);
  return registry;
}
