import { CONSENT_COOKIE, consentKeys } from '@wabu/shared/entities/privacy/consent';
import { LANGUAGE_KEY } from '@wabu/shared/i18n';
import type { PrivacyWords } from './words/it.ts';

type Table = PrivacyWords['table'];
type Place = 'local' | 'both' | 'cookie' | 'session' | 'database' | 'third';
export type Audience = 'everyone' | 'staff';
type Facts = {
  [Key in keyof Table]: Table[Key] extends { purpose: string } ? Key : never;
}[keyof Table];

/** A test compares this list with the sources. */
export const stored: { names: string[]; place: Place; facts: Facts; audience: Audience }[] = [
  { names: [LANGUAGE_KEY], place: 'both', facts: 'language', audience: 'everyone' },
  { names: [consentKeys.consent], place: 'local', facts: 'consent', audience: 'everyone' },
  { names: [consentKeys.type], place: 'local', facts: 'consentType', audience: 'everyone' },
  { names: [CONSENT_COOKIE], place: 'both', facts: 'record', audience: 'everyone' },
  { names: [consentKeys.technical], place: 'local', facts: 'technical', audience: 'everyone' },
  { names: ['reloadedFor'], place: 'session', facts: 'releases', audience: 'everyone' },
  { names: ['jwt'], place: 'local', facts: 'jwt', audience: 'staff' },
  { names: ['username'], place: 'local', facts: 'username', audience: 'staff' },
  { names: ['__Host-device'], place: 'cookie', facts: 'device', audience: 'staff' },
  {
    names: [
      'theme',
      'serverClock',
      'frontendLanguages',
      'modulePreviews',
      'endedPreviews',
      'moduleFault',
    ],
    place: 'session',
    facts: 'preferences',
    audience: 'staff',
  },
  {
    names: ['wabu-drafts', 'wabu-translations'],
    place: 'database',
    facts: 'drafts',
    audience: 'staff',
  },
  { names: ['stored-page'], place: 'local', facts: 'storedPages', audience: 'staff' },
  { names: [], place: 'third', facts: 'statistics', audience: 'everyone' },
];
