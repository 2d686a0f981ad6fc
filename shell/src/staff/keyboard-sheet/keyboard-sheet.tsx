import { Button, currentKeyHints, Dialog, type KeyHint, keysOf } from '@wabu/shared/ui';
import { Fragment, useState } from 'react';
import { useShellWords } from '../../words/it.ts';
import styles from './keyboard-sheet.module.css';
import { type SheetWords, useSheetWords } from './words/it.ts';

/** The keys of the page that is open and those of every page, as the code that binds them declares them. */
export function KeyboardSheet({ onClose }: { onClose: () => void }) {
  const t = useSheetWords();
  const words = useShellWords();
  const [hints] = useState(currentKeyHints);
  return (
    <Dialog
      title={t('title')}
      width={600}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {inGroups(hints, words('menu.everywhere')).map(([group, own]) => (
        <section key={group} className={styles.group}>
          <h3 className={styles.heading}>{group || t('page')}</h3>
          <dl>
            {own.map(({ label, keys }) => (
              <div key={label} className={styles.hint}>
                <dt>{label}</dt>
                <dd className="wabu-wrap wabu-gap-1-3">
                  {keys.map((combination) => (
                    <Keys key={combination} combination={combination} />
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}

function Keys({ combination }: { combination: string }) {
  const t = useSheetWords();
  return (
    <span className="wabu-nowrap">
      {combination.split('+').map((key, index) => (
        <Fragment key={key}>
          {index > 0 && ' '}
          <kbd className={styles.key}>{isNamed(key) ? t(`names.${key}`) : keysOf(key)}</kbd>
        </Fragment>
      ))}
    </span>
  );
}

/** The keys whose names are words or signs. */
const named = [
  ...['arrowup', 'arrowdown', 'arrowleft', 'arrowright', 'home', 'end', 'pageup', 'pagedown'],
  ...['enter', 'shift', 'delete', 'space', 'click'],
];
const isNamed = (key: string): key is keyof SheetWords['names'] => named.includes(key);

/** The keys of the page first, those of all pages last; what two parts of a page bind alike stands once. */
function inGroups(hints: readonly KeyHint[], last: string): [group: string, hints: KeyHint[]][] {
  const groups = new Map<string, Map<string, KeyHint>>([['', new Map()]]);
  for (const hint of hints) {
    const group = groups.get(hint.group ?? '') ?? new Map<string, KeyHint>();
    const before = group.get(hint.label);
    const keys = [...new Set([...(before?.keys ?? []), ...hint.keys])];
    groups.set(hint.group ?? '', group.set(hint.label, { ...hint, keys }));
  }
  return [...groups]
    .filter(([, own]) => own.size > 0)
    .sort(([one], [other]) => Number(one === last) - Number(other === last))
    .map(([group, own]) => [group, [...own.values()]]);
}
