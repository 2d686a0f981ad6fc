import { can, roles } from '@wabu/shared/entities/permissions';
import { tag } from './html.ts';
import type { Build, BuildFile } from './module-build.ts';

/**
 * Requests the page's data at once, and the staff area's files when the shell's first file has run: they leave
 * the connection to the files that run before them. Only for a stored token that is not expired and whose
 * role may open the page.
 */
export const STAFF_STARTER = [
  '(()=>{try{const t=document.getElementById("wabu-staff"),d=t.dataset,j=localStorage.jwt,',
  'p=JSON.parse(atob(j.split(".")[1].replace(/-/g,"+").replace(/_/g,"/")));',
  'if(p.exp*1e3<Date.now()||!d.roles.split(" ").includes(p.role))return;',
  'document.querySelector("script[src]").onload=()=>t.replaceWith(t.content);self.wabuEarly={};',
  'for(const a of d.data.split(" ").filter(Boolean))',
  '(wabuEarly[a]=fetch(a,{headers:{Authorization:"Bearer "+j}})).catch(()=>0)',
  '}catch{}})()',
].join('');

/** Preload links of the staff area and of the page's module, which `STAFF_STARTER` activates. */
export function staffPreloads(shell: Build, module: Build | null): string {
  const links = [shell, module].flatMap((build) => (build ? linksOf(build) : []));
  const action = module?.module.description?.requires;
  const allowed = roles.filter((role) => action === undefined || can(role, action));
  const data = module?.module.description?.data ?? [];
  const open = tag('template', {
    id: 'wabu-staff',
    'data-roles': allowed.join(' '),
    'data-data': data.join(' '),
  });
  return `${open}${links.join('')}</template><script>${STAFF_STARTER}</script>`;
}

function linksOf({ module, file }: Build): string[] {
  const { entry, preload, id } = module;
  // The document loads the shell's entry itself.
  const scripts = [...(id === 'shell' ? [] : entry.scripts), ...preload.scripts];
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
