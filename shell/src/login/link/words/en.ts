import type { LinkWords } from './it.ts';

export const words: LinkWords = {
  title: 'Choose your password',
  intro: 'This link works once: choose a new password and you are signed in at once.',
  password: 'New password',
  hint: '{{shortest}} to {{longest}} characters. Spaces and accents are fine.',
  submit: 'Save and sign in',
  rejected:
    'This password is too short, too common, or contains your user name: choose another one.',
  gone: 'This link has expired or was used before. Ask the person who manages the users for a new one.',
  failed: 'The server does not answer. Try again shortly: the link is still valid.',
  toLogin: 'Go to the login',
};
