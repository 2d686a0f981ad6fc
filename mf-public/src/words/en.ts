import type { PublicWords } from './it.ts';

export const words: PublicWords = {
  home: {
    title: 'Welcome to Lake Garda',
    description:
      'Wabu is where people who live, work or travel around Lake Garda meet: residents, visitors and professionals.',
    intro:
      'Wabu is the meeting place for everyone who loves the lake: residents, visitors and professionals. Here you will find experiences, services and people, from Sirmione to Riva, from Salò to Malcesine.',
    soon: 'We are building the site with the care it takes to rig a sail. Come back soon: the wind is fair.',
    lake: 'A sailing boat on Lake Garda in the morning, with Monte Baldo in the background',
    lakeAtNight: 'A sailing boat on Lake Garda at night, with Monte Baldo in the background',
    construction:
      'An “Under Construction” sign on an unfinished jetty, with a small crane, planks and cones',
    caption: 'Under Construction: work in progress',
    language: 'Current language:',
    microsites: 'Discover places on the lake',
  },
  search: { title: 'Search', description: 'Search Wabu.' },
  placeholders: {
    soon: 'This page is being prepared. In the meantime, you can go back to the home page.',
    back: 'Back to the home page',
    contacts: {
      title: 'Contact',
      text: 'Form for ...',
      description: 'How to get in touch with Wabu, the Lake Garda community.',
    },
    support: {
      title: 'Support',
      text: 'Form for ...',
      description: 'Help and support for people who use Wabu.',
    },
    terms: { title: 'Terms of use', description: 'The terms of use of the Wabu website.' },
    cart: { title: 'Cart', description: 'Your cart on Wabu.' },
  },
};
