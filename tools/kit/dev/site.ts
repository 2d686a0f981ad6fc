import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BuiltModule,
  type Registry,
  type RegistryModule,
  toRegistryModule,
} from '../../../shared/module/registry.ts';
import { filesIn } from '../../build/compress-files.ts';
import { withClient } from '../../scripts/dev/build-news.ts';
import { CommandError } from '../../scripts/releases/installation.ts';

/** What stores the local build as a preview of the browser, unless its banner ended it. */
const PREVIEW_SCRIPT = '/__dev/preview.js';

/** An installation as the pages of this run see it: they get the local build of a module as a preview. */
export class Site {
  /** Each run is another release, so that a preview that was ended begins again. */
  readonly #version = `local-${Date.now().toString(36)}`;
  readonly #dist: string;

  constructor(
    private readonly url: string,
    private readonly id: string,
    folder: string,
  ) {
    this.#dist = join(folder, 'dist');
  }

  /** A file of the local build, or the script of its preview; null for a path of the installation. */
  async file(path: string): Promise<Buffer | string | null> {
    if (path === PREVIEW_SCRIPT) return previewScript(await this.#entry());
    const base = `/modules/${this.id}/${this.#version}/`;
    const name = path.startsWith(base) ? path.slice(base.length) : '';
    return filesIn(this.#dist).includes(name) ? readFileSync(join(this.#dist, name)) : null;
  }

  /** A document of the installation with the client of the build and the preview. */
  document(html: string): string {
    return withClient(html.replace('<head>', `<head><script src="${PREVIEW_SCRIPT}"></script>`));
  }

  /** The policy of a document, with the Trusted Types policy of a module that is not released yet. */
  policy(given: string): string {
    const name = `wabu-${this.id}`;
    return given.replace(/trusted-types ([^;]*)/, (rule, names: string) =>
      names.split(' ').includes(name) ? rule : `${rule} ${name}`,
    );
  }

  async #entry(): Promise<RegistryModule> {
    const built = JSON.parse(readFileSync(join(this.#dist, 'module.json'), 'utf8')) as BuiltModule;
    return toRegistryModule(built, this.#version, await this.shell());
  }

  /** The live shell. Throws a `CommandError` where there is no installation. */
  async shell(): Promise<BuiltModule | null> {
    const registry = (await this.#read('/registry.json')) as Registry | null;
    if (!Array.isArray(registry?.modules))
      throw new CommandError(`${this.url} is no installation of Wabu: it has no registry.`);
    const shell = registry.modules.find(({ id }) => id === 'shell');
    return shell ? ((await this.#read(`${shell.base}module.json`)) as BuiltModule) : null;
  }

  async #read(path: string): Promise<unknown> {
    const answer = await fetch(this.url + path).catch((error: Error) => {
      throw new CommandError(
        `${this.url} does not answer: is its address right? (${error.message})`,
      );
    });
    return answer.ok ? answer.json().catch(() => null) : null;
  }
}

const previewScript = (entry: RegistryModule) => `
const entry = ${JSON.stringify(entry)};
if (!(localStorage.endedPreviews ?? '').split(' ').includes(entry.base))
  localStorage.modulePreviews = JSON.stringify([entry]);
`;
