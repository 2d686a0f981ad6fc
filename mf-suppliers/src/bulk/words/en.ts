import type { it } from './it.ts';

export const en: typeof it = {
  action: {
    delete: 'Delete',
    change: 'Change',
    export: 'Export',
  },
  delete: {
    title: 'Delete the selected suppliers?',
    do_one:
      '{{number}} supplier goes to the trash with its files; it can be restored for {{days}} days.',
    do_other:
      '{{number}} suppliers go to the trash with their files; they can be restored for {{days}} days.',
    linked_one: '{{number}} supplier is not deleted, because a microsite uses it.',
    linked_other: '{{number}} suppliers are not deleted, because microsites use them.',
    start_one: 'Delete {{number}} supplier',
    start_other: 'Delete {{number}} suppliers',
    done_one: '{{number}} supplier deleted',
    done_other: '{{number}} suppliers deleted',
  },
  change: {
    title: 'Change the selected suppliers',
    field: 'Field',
    value: 'New value',
    do_one: '{{number}} supplier gets {{field}} “{{value}}”.',
    do_other: '{{number}} suppliers get {{field}} “{{value}}”.',
    same_one: '{{number}} supplier has this value already.',
    same_other: '{{number}} suppliers have this value already.',
    wrong_one: '{{number}} supplier stays as it is, because it must be corrected first.',
    wrong_other: '{{number}} suppliers stay as they are, because they must be corrected first.',
    start_one: 'Change {{number}} supplier',
    start_other: 'Change {{number}} suppliers',
    done_one: '{{number}} supplier changed',
    done_other: '{{number}} suppliers changed',
  },
};
