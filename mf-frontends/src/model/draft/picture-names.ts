import type { Draft } from './draft.ts';

export function withPictureName(draft: Draft, from: string, to: string): Draft {
  const renamed = (name: string) => (name === from ? to : name);
  const altTexts = Object.entries(draft.altTexts).map(([name, text]) => [renamed(name), text]);
  return {
    ...draft,
    Logo: renamed(draft.Logo),
    Copertina: renamed(draft.Copertina),
    Slideshow: draft.Slideshow.map(renamed),
    altTexts: Object.fromEntries(altTexts),
  };
}
