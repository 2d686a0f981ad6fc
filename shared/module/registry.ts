import * as z from 'zod/mini';
import { actions } from '../entities/permissions.ts';
import { languageCodes } from '../i18n/languages.ts';
import { foreignParts, leadsInto } from './address.ts';
import { ADMIN_PATH } from './contract.ts';

const id = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'an id is lower case letters and digits'));
const path = z.string().check(z.regex(/^\/[^\s]*$/, 'a path starts with a slash'));
const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
const words = z.partialRecord(z.enum(languageCodes), z.string());
const label = words.check(
  z.refine((labels) => Boolean(labels.it), 'a label needs its Italian text'),
);

const call = z.string().check(z.regex(/^\/api\/[^\s"]+$/, 'data is a call of the api'));

/** Teams add slots of their own, which this program does not know. */
const slotName = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/, 'a slot is named like boats.detail'));

const action = z.optional(z.enum(actions));

/** The `wabu` key of a module's package.json, known before its files are fetched. */
const descriptionShape = z.object({
  id,
  /** The layout of its pages: the public one, or that of the staff, which needs a session. */
  area: z.enum(['public', 'admin']),
  /** Paths of its pages below its address, as react-router patterns: `/adminwabu/boats/:id`. */
  routes: z.array(path).check(z.minLength(1)),
  /** Its entries in the menu, by `order`; where it shows many, those with the same `group` stand together. */
  navigation: z.array(
    z.object({
      path,
      label,
      group: z.optional(label),
      order: z.number(),
      /** What waits there: a GET call, the field of its answer that is shown as a number, and what that counts. */
      count: z.optional(z.object({ call, field: z.string(), label })),
    }),
  ),
  /** The action that a role needs to open it (`can(role, action)`). Absent for public modules. */
  requires: action,
  /** The contracts that it works with. The build sets its own where package.json names none. */
  contracts: z.optional(z.array(z.int()).check(z.minLength(1), z.maxLength(10))),
  /** GET calls of its first page: the shell prefetches them while the module loads. */
  data: z.optional(z.array(call)),
  /** The i18n namespaces that it provides; the first is the module's id. */
  namespaces: z.array(z.string()).check(z.minLength(1)),
  /** The slots that it contributes to, each once, by `order`. Its `src/slots.tsx` exports the components. */
  slots: z.optional(z.array(z.object({ slot: slotName, order: z.number(), requires: action }))),
  /** The slots that its pages offer to other modules: `boats.*`. */
  offers: z.optional(z.array(slotName).check(z.maxLength(20))),
  /** Its actions in the command palette: addresses such as `/adminwabu/boats#new`; `words` find them too. */
  commands: z.optional(
    z
      .array(z.object({ path, label, words: z.optional(words), requires: action }))
      .check(z.maxLength(20)),
  ),
  /** The command palette finds its records: its `src/search.ts` exports how. */
  search: z.optional(z.object({ requires: action })),
});

export type ModuleDescription = z.infer<typeof descriptionShape>;
/** A text of the menu. A language without one shows the Italian. */
export type MenuLabel = z.infer<typeof label>;

/** What a well-formed description says against itself: one sentence each, none when it is sound. */
function descriptionErrors(description: ModuleDescription): string[] {
  const { id, area, routes, navigation, requires, namespaces, slots = [] } = description;
  const { commands = [], search } = description;
  const isAdmin = area === 'admin';
  return [
    ...foreignParts(description),
    ...routes
      .filter((route) => isAdmin !== route.startsWith(`${ADMIN_PATH}/`))
      .map((route) => `"${route}" is not a path of the ${area} area`),
    ...navigation
      .filter(({ path }) => !routes.includes(path))
      .map(({ path }) => `the menu leads to "${path}", which is none of the routes`),
    ...(isAdmin && !requires ? ['a staff module says in "requires" who may open it'] : []),
    ...slots
      .filter(({ slot }, index) => slots.findIndex((other) => other.slot === slot) !== index)
      .map(({ slot }) => `it contributes to the slot "${slot}" more than once`),
    ...(slots.length > 0 && !isAdmin && slots.some((one) => !one.requires)
      ? ['a public module says in "requires" of each slot who may see the contribution']
      : []),
    ...commands
      .filter(({ path }) => !leadsInto(id, path))
      .map(({ path }) => `a command leads to "${path}", which is not below its address`),
    ...(!isAdmin && (search || commands.length > 0)
      ? ['the command palette is for staff modules']
      : []),
    ...(namespaces[0] === id ? [] : [`the first namespace is the id, "${id}"`]),
  ];
}

/** What stands under `wabu` in a module's package.json. Checked when the module is built. */
export const moduleDescriptionSchema = descriptionShape.check(
  z.superRefine((given, reject) => {
    for (const message of descriptionErrors(given)) reject.addIssue(message);
  }),
);

/** The names of the files that a page starts a module with, relative to its base address. */
const startFiles = z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) });

/** A Playwright selector: `role=button[name="Nuovo"]`, `role=option >> nth=0`, or CSS. */
const selector = z.string().check(z.minLength(1), z.maxLength(200));

/** A screen that the release check opens: a page of the module after some clicks, in Italian and as a king. */
export const checkedScreenSchema = z.object({
  /** Its name in messages: `list`, `detail`, `form`. */
  screen: z.string().check(z.minLength(1), z.maxLength(60)),
  path,
  /** What is pressed, one after the other, once the page is there. */
  press: z.optional(z.array(selector).check(z.maxLength(10))),
  /** What must be visible then. */
  shows: selector,
});
export type CheckedScreen = z.infer<typeof checkedScreenSchema>;

/** What a build says of itself: `module.json` beside its files. */
export const builtModuleSchema = z.object({
  id,
  /** The commit of the sources, and its time; without a history the time of the build. */
  commit: z.optional(z.string()),
  at: z.optional(z.iso.datetime({ offset: true })),
  /** The contract of a shell; the description of a module has those that it works with. */
  contract: z.optional(z.int()),
  description: z.optional(moduleDescriptionSchema),
  /** The shell: what the page loads. A module: its federation entry. */
  entry: startFiles,
  /** What a module's first page needs beside its entry: fetched early, so that it is there in time. */
  preload: startFiles,
  /** The screens that the release check opens, beside every route. */
  check: z.optional(z.array(checkedScreenSchema).check(z.maxLength(30))),
  /** Every file of the build, with its hash. */
  files: z.record(z.string(), integrity),
  /** A module: the names that it imports from each shared entry point; `*` for all of them. */
  imports: z.optional(z.record(z.string(), z.array(z.string()))),
  /** The shell: the names that each shared entry point provides. */
  exports: z.optional(z.record(z.string(), z.array(z.string()))),
});

/** One module as browsers get it: `files` holds only those that a page verifies by the registry itself. */
export const registryModuleSchema = z.extend(builtModuleSchema, {
  /** The number of the release. */
  version: z.string(),
  /** The address of its folder, with a slash at the end. */
  base: z.string(),
  /** A release that this browser alone gets. */
  isPreview: z.optional(z.boolean()),
  /** Why it does not fit the live shell, which does not start it. */
  misfit: z.optional(z.string()),
});

/** The one mutable document: which module is live where. */
export const registrySchema = z.object({
  /** When a release or a rollback changed it last. */
  issuedAt: z.string(),
  modules: z.array(registryModuleSchema),
  /** Modules of which only previews exist: pages of the staff allow their scripts too. */
  previewed: z.optional(z.array(z.string())),
});

export type BuiltModule = z.infer<typeof builtModuleSchema>;
export type RegistryModule = z.infer<typeof registryModuleSchema>;
export type Registry = z.infer<typeof registrySchema>;

/** The part of a shell that decides which modules fit. */
export type Shell = Pick<BuiltModule, 'contract' | 'exports'>;

/** A build imports an entry point as a whole, so that its names are not known. */
const ALL = '*';

/** Why a build does not fit a shell, as a sentence; null when it does. */
export function misfitOf({ description, imports = {} }: BuiltModule, shell: Shell): string | null {
  const { contracts = [] } = description ?? {};
  if (!contracts.includes(shell.contract ?? 0))
    return `it works with contract ${contracts.join(' or ')}, the shell has ${shell.contract}`;
  const missing = Object.entries(imports).flatMap(([entryPoint, names]) => {
    const provided = shell.exports ?? {};
    const has = Object.hasOwn(provided, entryPoint) ? (provided[entryPoint] ?? []) : [];
    return names
      .filter((name) => name !== ALL && !has.includes(name))
      .map((name) => `${name} of ${entryPoint}`);
  });
  return missing.length === 0 ? null : `the shell lacks ${missing.join(', ')}`;
}

/**
 * A build as the registry contains it, with the hashes of only those files that a page loads before the
 * module's entry. The entry contains the hashes of the others.
 */
export function toRegistryModule(
  { imports, exports: _, check: __, at: ___, ...built }: BuiltModule,
  version: string,
  shell: Shell | null,
): RegistryModule {
  const { entry, preload, description } = built;
  // A page names the shell's own files with their hashes.
  const early = description ? [...preload.scripts, ...preload.styles] : [];
  const first = [...entry.scripts, ...entry.styles, ...early];
  const named = Object.entries(built.files).filter(([name]) => first.includes(name));
  const misfit = description && shell ? misfitOf({ ...built, imports }, shell) : null;
  return {
    ...built,
    files: Object.fromEntries(named),
    version,
    base: `/modules/${built.id}/${version}/`,
    ...(misfit !== null && { misfit }),
  };
}
