import type { ShellWords } from './it.ts';

export const words: ShellWords = {
  menu: {
    label: 'Main menu',
    open: 'Menu',
    more: 'More',
    moreLabel: 'More sections',
    dashboard: 'Dashboard',
    tickets: 'Tickets',
    trash: 'Trash',
    activity: 'Activity',
    people: 'Data of a person',
    account: 'My account',
    logout: 'Logout',
    skip: 'Skip to content',
    light: 'Switch to the light theme',
    dark: 'Switch to the dark theme',
    language: 'Staff area language',
  },
  dashboard: {
    welcome: 'Welcome {{name}} (role = {{role}})',
    language: 'Current language',
    sections: 'Where would you like to go?',
  },
  tickets: {
    title: 'Tickets',
    language: 'Language',
    emptyTitle: 'Nothing here yet',
    emptyText: 'Tickets are not on sale yet: once they are, you will find them on this page.',
  },
  forbidden: {
    title: 'Permessi non validi',
    text: 'Your role cannot open this page.',
  },
  notFound: {
    title: 'Page not found',
    text: 'There is nothing at this address of the staff area.',
    home: 'Go to the dashboard',
  },
  session: {
    minutesLeft_one: 'Your session ends in one minute.',
    minutesLeft_other: 'Your session ends in {{count}} minutes.',
    renew: 'Renew',
    expired: 'Session expired',
    renewTitle: 'Renew your session',
    again: 'Enter your password to go on: what you have typed stays here.',
    username: 'User name',
    password: 'Password',
    restart: 'Back to the password',
    signIn: 'Sign in',
    cancel: 'Cancel',
    offline: 'The server does not respond: try again soon',
    leave: 'Leave',
  },
  release: {
    newer: 'A new version is out: {{names}}. It comes when you change page.',
    reload: 'Reload now',
  },
  override: {
    text: 'In this browser you are trying:',
    drop: 'Back to everybody’s versions',
  },
  unsaved: {
    saveFailed: 'It could not be saved: you are still here, with your changes.',
  },
};
