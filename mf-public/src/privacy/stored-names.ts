import { CONSENT_COOKIE, consentKeys } from '@wabu/shared/entities/consent';
import { LANGUAGE_KEY } from '@wabu/shared/i18n';
import type { PrivacyWords } from './words/it.ts';

type Table = PrivacyWords['table'];
type Place = 'local' | 'both' | 'session' | 'database' | 'third';
type Facts = {
  [Key in keyof Table]: Table[Key] extends { purpose: string } ? Key : never;
}[keyof Table];

/**
 * Everything that any part of the site keeps in a browser, under its names there. A test holds this list
 * against the sources: what is not here may not be stored.
 */
export const stored: { names: string[]; place: Place; facts: Facts }[] = [
  { names: [LANGUAGE_KEY], place: 'both', facts: 'language' },
  { names: [consentKeys.consent], place: 'local', facts: 'consent' },
  { names: [consentKeys.type], place: 'local', facts: 'consentType' },
  { names: [CONSENT_COOKIE], place: 'both', facts: 'record' },
  { names: [consentKeys.technical], place: 'local', facts: 'technical' },
  { names: ['lastGoodRegistry'], place: 'local', facts: 'registry' },
  { names: ['canaryBucket', 'failedCanaries', 'reloadedFor'], place: 'session', facts: 'releases' },
  { names: ['jwt'], place: 'local', facts: 'jwt' },
  { names: ['username'], place: 'local', facts: 'username' },
  {
    names: [
      'theme',
      'serverClock',
      'frontendLanguages',
      'moduleOverrides',
      'canaryPreview',
      'moduleFault',
    ],
    place: 'session',
    facts: 'preferences',
  },
  { names: ['wabu-drafts', 'wabu-translations'], place: 'database', facts: 'drafts' },
  { names: [], place: 'third', facts: 'statistics' },
];
