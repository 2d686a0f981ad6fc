import type { it } from './it.ts';

export const en: typeof it = {
  action: {
    publish: 'Publish',
    withdraw: 'Withdraw',
    translate: 'Translate',
    delete: 'Delete',
  },
  publish: {
    title: 'Publish the selected microsites?',
    do_one: '{{number}} microsite becomes public as it is saved now.',
    do_other: '{{number}} microsites become public as they are saved now.',
    skip_one: '{{number}} is public already, without changes.',
    skip_other: '{{number}} are public already, without changes.',
    start_one: 'Publish {{number}} microsite',
    start_other: 'Publish {{number}} microsites',
    done_one: '{{number}} microsite published',
    done_other: '{{number}} microsites published',
  },
  withdraw: {
    title: 'Withdraw the selected microsites?',
    do_one: '{{number}} microsite is no longer shown on the site.',
    do_other: '{{number}} microsites are no longer shown on the site.',
    skip_one: '{{number}} is not public.',
    skip_other: '{{number}} are not public.',
    start_one: 'Withdraw {{number}} microsite',
    start_other: 'Withdraw {{number}} microsites',
    done_one: '{{number}} microsite withdrawn',
    done_other: '{{number}} microsites withdrawn',
  },
  delete: {
    title: 'Delete the selected microsites?',
    public_one:
      '{{number}} is public: it goes to the trash for {{days}} days, and is no longer shown on the site.',
    public_other:
      '{{number}} are public: they go to the trash for {{days}} days, and are no longer shown on the site.',
    do_one: '{{number}} is not public: it goes to the trash for {{days}} days.',
    do_other: '{{number}} are not public: they go to the trash for {{days}} days.',
    start_one: 'Delete {{number}} microsite',
    start_other: 'Delete {{number}} microsites',
    done_one: '{{number}} microsite deleted',
    done_other: '{{number}} microsites deleted',
  },
  review: {
    text_one: 'Translated now: {{number}} microsite. Open it to read its texts side by side.',
    text_other: 'Translated now: {{number}} microsites. Open one to read its texts side by side.',
    end: 'Show all',
  },
  translate: {
    title: 'Translate the selected microsites?',
    source: 'Translate from',
    do_one: '{{number}} microsite: {{texts}} missing or outdated texts, {{characters}} characters.',
    do_other:
      '{{number}} microsites: {{texts}} missing or outdated texts, {{characters}} characters.',
    human: 'Texts written by a person stay as they are.',
    skip_one: '{{number}} has nothing to translate.',
    skip_other: '{{number}} have nothing to translate.',
    start_one: 'Translate {{number}} microsite',
    start_other: 'Translate {{number}} microsites',
    done_one: '{{number}} microsite translated',
    done_other: '{{number}} microsites translated',
    ended: 'Translation finished',
    report_one:
      '{{texts}} text translated in {{microsites}}. It is marked as a machine translation until a person corrects it.',
    report_other:
      '{{texts}} texts translated in {{microsites}}. They are marked as machine translations until a person corrects them.',
    microsites_one: '{{number}} microsite',
    microsites_other: '{{number}} microsites',
    review: 'Review the translations',
    partly: 'translated in part. {{language}}: {{problem}}',
    unusable: 'the translator gave no text to use',
    line: 'The translator does not answer. What is translated stays.',
  },
};
