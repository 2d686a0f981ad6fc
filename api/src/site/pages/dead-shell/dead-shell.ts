import { type LanguageCode, staffLanguageOf } from '@wabu/shared/i18n/languages';
import { words } from './words.ts';

/** How long the shell may take to start before the notice; a slow one removes it when it starts. */
const STAFF_WAIT_MS = 10_000;
const PUBLIC_WAIT_MS = 20_000;
const HEALTH_TIMEOUT_MS = 8_000;

/**
 * Shows the notice when a script of the shell fails, or when the shell has not started in time. The shell
 * has started when it exposes its federation runtime.
 */
export const DEAD_SHELL_WATCH = [
  '(()=>{const t=document.getElementById("wabu-dead"),',
  'alive=()=>"wabuFederation"in self,',
  'show=()=>{if(alive()||document.getElementById("wabu-dead-notice"))return;',
  'const n=t.content.firstElementChild.cloneNode(true),s=n.querySelector("[data-works]"),',
  'say=k=>{s.textContent=s.dataset[k]};',
  'n.querySelector("button").onclick=()=>location.reload();',
  'document.body.prepend(n);n.firstElementChild.focus();',
  `fetch("/healthz",{cache:"no-store",signal:AbortSignal.timeout(${HEALTH_TIMEOUT_MS})})`,
  '.then(r=>say(r.ok?"works":"troubled"),()=>say("silent"));',
  'const i=setInterval(()=>{if(alive()){n.remove();clearInterval(i)}},500)};',
  'addEventListener("error",({target:e,filename:f})=>{',
  'if((f||e.tagName=="SCRIPT"&&e.src||"").includes("/modules/shell/"))setTimeout(show,300)},true);',
  'setTimeout(show,+t.dataset.wait)})()',
].join('');

/** Part of the page's inline styles. */
export const DEAD_SHELL_STYLES = [
  '.wabu-dead{max-width:34rem;margin:12vh auto;padding:0 1.5rem;font-family:system-ui,sans-serif;line-height:1.5}',
  '.wabu-dead h1,.wabu-dead h2{font-size:1.4rem;margin:0 0 .5rem}',
  '.wabu-dead button{font:inherit;min-height:2.75rem;padding:0 1.5rem;border-radius:.5rem;border:1px solid;background:none;color:inherit;cursor:pointer}',
  '.wabu-dead.over{margin:1rem auto}',
].join('');

/**
 * What a page shows when its shell does not start: what happened, a reload button, the state of the server.
 * A staff page, which is empty until then, also says that it needs scripts.
 */
export function deadShell(language: LanguageCode, { isStaff }: { isStaff: boolean }): string {
  const t = words[language];
  // A public page has its own first heading.
  const heading = isStaff ? 'h1' : 'h2';
  const notice = [
    `<section class="wabu-dead${isStaff ? '' : ' over'}" id="wabu-dead-notice" role="alert">`,
    `<${heading} tabindex="-1">${t.title}</${heading}><p>${t.text}</p>`,
    `<p data-works="${t.works}" data-troubled="${t.troubled}" data-silent="${t.silent}">${t.asking}</p>`,
    `<button type="button">${t.reload}</button></section>`,
  ].join('');
  const wait = isStaff ? STAFF_WAIT_MS : PUBLIC_WAIT_MS;
  return [
    isStaff ? withoutScripts(language) : '',
    `<template id="wabu-dead" data-wait="${wait}">${notice}</template>`,
    `<script>${DEAD_SHELL_WATCH}</script>`,
  ].join('');
}

function withoutScripts(language: LanguageCode): string {
  const { title, noScripts, toSite } = words[staffLanguageOf(language)];
  return `<noscript><main class="wabu-dead"><p><strong>${title}</strong></p><p>${noScripts}</p><p><a href="/">${toSite}</a></p></main></noscript>`;
}
