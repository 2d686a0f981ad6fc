import { languageCodes } from '@wabu/shared/i18n/languages';

/** What can belong to a module: sections of routes, message namespaces, slots, the right to the public area. */
export interface Claims {
  sections: string[];
  namespaces: string[];
  slots?: string[] | undefined;
  isPublic?: boolean;
}

/** The name of the program itself among owners: what belongs to it is never transferred. */
export const SHELL = 'shell';

/** Owned from the start, also where no build of the program is installed (Workers). */
export const programClaims: Record<string, Claims> = {
  [SHELL]: {
    sections: [
      '/adminwabu',
      '/adminwabu/account',
      '/adminwabu/activity',
      '/adminwabu/dashboard',
      '/adminwabu/people',
      '/adminwabu/record',
      '/adminwabu/tickets',
      '/adminwabu/trash',
      '/api',
      '/avatar',
      '/healthz',
      '/login',
      '/media',
      '/metrics',
      '/modules',
      '/random',
      // The prefix of every public page in a language.
      ...languageCodes.map((code) => `/${code}`),
    ],
    namespaces: [
      SHELL,
      'account',
      'activity',
      'people',
      'public-layout',
      'rich-text',
      'translation',
      'trash',
      'ui',
    ],
    slots: ['dashboard.card', 'header.actions'],
  },
  public: {
    sections: [
      '/',
      '/carrello',
      '/condizioni',
      '/contacts',
      '/cookies',
      '/privacy',
      '/ricerca',
      '/siti',
      '/supporto',
    ],
    namespaces: ['public', 'public-privacy'],
    isPublic: true,
  },
  suppliers: {
    sections: ['/adminwabu/suppliers'],
    namespaces: ['suppliers'],
    slots: ['supplier.detail'],
  },
  frontends: {
    sections: ['/adminwabu/frontends'],
    namespaces: ['frontends'],
    slots: ['frontend.detail'],
  },
  users: { sections: ['/adminwabu/users'], namespaces: ['users'] },
  devtools: { sections: ['/adminwabu/tests'], namespaces: ['devtools'] },
};
