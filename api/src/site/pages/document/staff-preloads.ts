import { can, roles } from '@wabu/shared/entities/permissions';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import { tag } from './html.ts';
import type { Build, BuildFile } from './module-build.ts';

/**
 * Requests the page's data at once, and the files of the staff area when it is answered, or when the shell's first file
 * has run: until then they leave the connection to the files that run before them (decision 0098). With a stored token
 * that is not expired and whose role may open the page; without one it requests the files of the login, which are small.
 */
export const STAFF_STARTER = [
  '(()=>{const find=id=>document.getElementById(id);',
  'try{const t=find("wabu-staff"),d=t.dataset,j=localStorage.jwt,go=()=>t.replaceWith(t.content),',
  'p=JSON.parse(atob(j.split(".")[1].replace(/-/g,"+").replace(/_/g,"/")));',
  'if(p.exp*1e3<Date.now())throw 0;',
  'if(!d.roles.split(" ").includes(p.role))return;',
  'self.wabuEarly={};',
  'for(const a of d.data.split(" ").filter(Boolean))',
  '(wabuEarly[a]=fetch(a,{headers:{Authorization:"Bearer "+j}})).then(go,()=>0);',
  'document.querySelector("script[src]").onload=go',
  '}catch{const t=find("wabu-entrance");t.replaceWith(t.content)}})()',
].join('');

/** The shell's chunks that redirect to the login and show it. */
const ENTRANCE_CHUNKS = ['entrance', 'session', 'login'];

/** Preload links of the staff area and of the page's module, and of the login, for `STAFF_STARTER`. */
export function staffPreloads(shell: Build, module: Build | null, language: LanguageCode): string {
  const links = [shell, module].flatMap((build) => (build ? linksOf(build, language) : []));
  const action = module?.module.description?.requires;
  const allowed = roles.filter((role) => action === undefined || can(role, action));
  const data = module?.module.description?.data ?? [];
  const staff = tag('template', {
    id: 'wabu-staff',
    'data-roles': allowed.join(' '),
    'data-data': data.join(' '),
  });
  const scripts = [...ENTRANCE_CHUNKS, `words-${language}-ts`];
  const entrance = [
    ...shell.find(scripts, '.js').map((name) => link('script', shell.file(name))),
    ...shell.find(ENTRANCE_CHUNKS, '.css').map((name) => link('style', shell.file(name))),
  ];
  return [
    `${staff}${links.join('')}</template>`,
    `${tag('template', { id: 'wabu-entrance' })}${entrance.join('')}</template>`,
    `<script>${STAFF_STARTER}</script>`,
  ].join('');
}

function linksOf({ module, file, find }: Build, language: LanguageCode): string[] {
  const { entry, preload, id } = module;
  const words = find([`words-${language}`], '.js');
  const isOther = (name: string) => words.length > 0 && name.startsWith('words-');
  const scripts = [
    // The document loads the shell's entry itself.
    ...(id === 'shell' ? [] : entry.scripts),
    ...preload.scripts.filter((name) => !isOther(name)),
    ...words,
  ];
  return [
    ...scripts.map((name) => link('script', file(name))),
    ...preload.styles.map((name) => link('style', file(name))),
  ];
}

const link = (as: 'script' | 'style', { address, integrity }: BuildFile) =>
  tag('link', {
    rel: 'preload',
    as,
    fetchpriority: 'low',
    href: address,
    integrity: integrity || undefined,
    crossorigin: 'anonymous',
  });
