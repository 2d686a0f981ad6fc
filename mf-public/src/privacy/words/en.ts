import type { PrivacyWords } from './it.ts';

export const words: PrivacyWords = {
  title: 'Privacy policy',
  description:
    'Which personal data the Wabu website processes, why, for how long, and which rights you have.',
  lead: 'This notice is given under Article 13 of Regulation (EU) 2016/679 (GDPR). It explains in plain words which personal data we process when you use this site, why we do it and which rights you have.',
  updated: 'Last updated:',
  contents: 'Contents',
  controller: {
    title: 'Controller and contacts',
    who: 'The data controller is {{name}}, {{address}}.',
    unnamed:
      'Whoever runs this site has not yet named a data controller here, nor an address to write to.',
    contact: 'For any question about your data, and to exercise your rights, write to',
    officer:
      'We have not appointed a data protection officer, because none of the cases of Article 37 GDPR applies.',
  },
  purposes: {
    title: 'Which data we process, why and on which basis',
    intro:
      'We process only the data we need. You can visit the public site without registering and without telling us who you are.',
    purpose: 'Purpose',
    data: 'Data',
    basis: 'Legal basis',
    browsing: {
      purpose: 'Showing you the pages and protecting the site from abuse and faults',
      data: 'IP address, date and time, page requested, browser type and preferred language',
      basis: 'Legitimate interest in a secure, working site (Art. 6(1)(f))',
    },
    preferences: {
      purpose: 'Remembering your language and your cookie choice',
      data: 'Language, answer to the banner, date and version of this policy',
      basis:
        'Strictly necessary technical means (Art. 122 of the Italian Privacy Code) and the duty to prove consent (Art. 7(1))',
    },
    statistics: {
      purpose: 'Learning which pages are useful, with third-party analytics ({{provider}})',
      data: 'Pages visited, length of the visit, technical data of the device',
      basis: 'Your consent (Art. 6(1)(a)), which you can withdraw at any time',
    },
    staff: {
      purpose: 'Letting staff work in the back-office',
      data: 'User name, hashed password, second factor (secrets encrypted or hashed), role, avatar, sign-ins with browser and address, records open and changes made',
      basis: 'Performance of the work relationship (Art. 6(1)(b)) and security (point (f))',
    },
    suppliers: {
      purpose: 'Managing suppliers and their sites',
      data: 'Name or company name, VAT number or tax code, address, e-mail, certified e-mail, telephone, e-invoicing code, identification codes of lodgings (CIN, CIR), contract, names of the authors of pictures, comments on a preview of the site',
      basis:
        'Performance of the contract (Art. 6(1)(b)) and tax and accounting obligations (point (c))',
    },
    requests: {
      purpose: 'Answering those who write to us through a form of the site',
      data: 'Name, e-mail, language, messages, dates and number of people if given, the page you write from; the supplier that the question is about only gets what is needed to answer',
      basis:
        'Steps taken at your request before a contract (Art. 6(1)(b)) and legitimate interest in answering you (point (f))',
    },
  },
  recipients: {
    title: 'Who receives the data and where they are kept',
    intro:
      'We neither sell nor publish your data. The following may receive them, only as far as needed:',
    team: 'authorised members of our staff, with tasks and access set by their role;',
    hosting: 'the provider of the servers that run the site, appointed as processor;',
    translation:
      'the translation service DeepL SE (Germany), which receives texts written by staff when they ask for a translation, appointed as processor;',
    statistics: 'the analytics provider ({{provider}}), if and only if you have given consent;',
    authorities: 'public authorities, where the law requires it.',
    transfers:
      'Data are kept in the European Union. Where a provider processes them outside the European Economic Area, the transfer goes to countries with an adequacy decision or relies on the European Commission’s standard contractual clauses (Arts. 45 and 46 GDPR).',
  },
  retention: {
    title: 'How long we keep them',
    what: 'Data',
    howLong: 'Duration',
    browsing: {
      what: 'Browsing data',
      howLong: 'The time needed to answer; in security logs no longer than {{logs}}',
    },
    preferences: {
      what: 'Language and cookie choice',
      howLong:
        'In your browser: in the cookie {{answer}} from your last visit, {{refusal}} for a refusal; in local storage until you clear your browser data',
    },
    statistics: {
      what: 'Analytics data',
      howLong: 'At most {{statistics}}, or until consent is withdrawn',
    },
    staff: {
      what: 'Staff accounts',
      howLong:
        'As long as the person works with us; sign-ins last {{session}} at most; a browser used to sign in is remembered for {{browsers}}; who has a record open is shown for up to {{presence}} after the last signal; the history of changes keeps the user name',
    },
    suppliers: {
      what: 'Supplier data',
      howLong:
        'For the duration of the contract and 10 years after it, as the law requires (Art. 2220 of the Italian Civil Code); comments on a preview for up to {{comments}} after its link ends',
    },
    requests: {
      what: 'Requests of visitors',
      howLong:
        'For up to {{requests}} after the last message of a closed request; the secret link ends {{link}} after the last message',
    },
    history:
      'Of every change that our staff make we keep who made it and when; the earlier contents are deleted after {{history}} at the latest. What staff delete stays in the trash for {{trash}}.',
  },
  rights: {
    title: 'Your rights',
    intro: 'At any time you can ask us for:',
    access: 'access to your data and a copy of them (Art. 15);',
    rectification: 'rectification of inaccurate or incomplete data (Art. 16);',
    erasure: 'erasure (Art. 17);',
    restriction: 'restriction of processing (Art. 18);',
    portability: 'portability, in a machine-readable format (Art. 20);',
    objection: 'an end to processing based on legitimate interest, by objecting to it (Art. 21);',
    withdrawal:
      'withdrawal of consent, which does not affect the lawfulness of what happened before (Art. 7(3)).',
    how: 'Write to the address in section 1: we answer within one month, free of charge.',
    unnamed:
      'Whoever runs this site has to answer within one month, free of charge, but has not yet given an address to write to. You can still turn to the authority named below.',
    erased:
      'On request we hand you everything that the site holds about you in one file. When we erase it, we remove it from records, published pages, search, pictures, history, trash and comments; of people who worked here, what was done and when remains, without the name. We cannot reach what others downloaded before, nor backups made earlier: if we restore one, we repeat the erasure.',
    cookies:
      'You can change your cookie choice yourself with “Cookies” at the bottom of every page.',
    complaint:
      'If you believe that your data are processed unlawfully, you can lodge a complaint with the Italian data protection authority (Garante per la protezione dei dati personali), Piazza Venezia 11, 00187 Rome, or with the authority of the country where you live or work:',
  },
  duty: {
    title: 'Whether you must provide data, and automated decisions',
    mandatory:
      'Browsing data are needed to receive the pages: without them the site cannot answer you. Staff and supplier data are needed for the contract and by law.',
    statistics: 'Consent to analytics is free: if you refuse, you lose nothing.',
    automated:
      'We take no decisions based solely on automated processing, and we do no profiling (Art. 22).',
  },
  storage: {
    title: 'Cookies, browser storage and updates',
    intro: 'This is everything this site keeps in your browser.',
    changes:
      'When this policy changes in a significant way, we change its version and ask for your cookie choice again.',
    more: 'More on the cookies page',
  },
  table: {
    caption: 'What is kept in your browser',
    staff: 'For staff only',
    place: 'Where',
    purpose: 'What it is for',
    duration: 'Duration',
    local: 'Local storage',
    both: 'Local storage and cookie',
    session: 'Local and session storage',
    database: 'IndexedDB',
    third: 'Third-party cookies and storage',
    cookie: 'Cookie',
    language: {
      purpose: 'Remembers the language you chose',
      duration:
        'Cookie: {{answer}} from your last visit; local storage: until you clear your browser data',
    },
    consent: {
      purpose: 'Says whether you gave consent',
      duration: 'Until you clear your browser data',
    },
    consentType: {
      purpose: 'Says which: all, only necessary or none',
      duration: 'Until you clear your browser data',
    },
    record: {
      purpose: 'Proof of your choice: date and policy version',
      duration:
        'Cookie: {{answer}} from your last visit, {{refusal}} after a refusal; local storage: until you clear your browser data',
    },
    technical: {
      purpose: 'Marks that technical cookies are in use',
      duration: 'Until you clear your browser data',
    },
    releases: {
      purpose: 'Technical note: the page was already reloaded for this release',
      duration: 'Until the tab is closed',
    },
    jwt: {
      purpose: 'Keeps the back-office session open',
      duration: '{{session}}, or until sign-out',
    },
    username: { purpose: 'Name of the signed-in person', duration: 'Until sign-out' },
    device: {
      purpose:
        'Recognises this browser at sign-in, so that attempts by others do not lock your account',
      duration: '{{browsers}} from your last sign-in',
    },
    preferences: {
      purpose: 'Appearance and working preferences',
      duration: 'Until you clear your browser data',
    },
    storedPages: {
      purpose: 'Encrypted copy of the first screen of the lists, to show it at once',
      duration:
        'Readable only during the session, at most {{session}}; deleted when you sign out, or when the site is next opened',
    },
    drafts: {
      purpose: 'Drafts not saved yet',
      duration: 'Until they are saved, at most {{drafts}}',
    },
    statistics: {
      purpose: 'Measures visits, only after “Accept all”',
      duration: 'At most {{statistics}}, or until withdrawal',
    },
  },
  cookies: {
    title: 'Cookies',
    description:
      'Which cookies Wabu uses, what it keeps in your browser and how to change your mind.',
    lead: 'Cookies are small texts that a site hands to your browser, to find them again at your next visit. For simplicity, we use the same word for what the site keeps in the browser’s local storage.',
    technical: {
      title: 'Technical cookies',
      text: 'They make the site work: they remember your language and your choice, and keep staff signed in. They need no consent and do not follow you elsewhere.',
    },
    statistics: {
      title: 'Third-party analytics',
      text: 'They come from {{provider}} and start only after you choose “Accept all”. Until then no request goes to any other site: flags and pictures come from our own servers, fonts from your device.',
    },
    change: {
      title: 'Changing your mind',
      text: 'You can review your choice whenever you like, from here or from “Cookies” at the bottom of every page. You can also delete everything in your browser settings.',
      withdrawal: 'If you withdraw consent, we delete what analytics left in your browser.',
      button: 'Review your choice',
    },
    policy: 'Read the privacy policy',
  },
};
