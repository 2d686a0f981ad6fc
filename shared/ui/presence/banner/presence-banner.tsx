import { Eye, Pencil } from 'lucide-react';
import type { Presence } from '../../../entities/history/presence.ts';
import { useStaffLocale } from '../../../i18n/index.ts';
import styles from './presence-banner.module.css';
import { usePresenceWords } from './words/it.ts';

export { watchPresence } from './watch-presence.ts';

export function PresenceBanner({ presence }: { presence: Presence }) {
  const lines = useLines(presence);
  return (
    <div className={styles.notice}>
      {lines.map(({ text, isEditing }) => (
        <p key={text} className={styles.line} data-editing={isEditing || undefined}>
          {isEditing ? <Pencil size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
          <span>{text}</span>
        </p>
      ))}
    </div>
  );
}

function useLines({ others, ownTab }: Presence): { text: string; isEditing: boolean }[] {
  const t = usePresenceWords();
  const locale = useStaffLocale();
  const lines = [true, false].flatMap((isEditing) => {
    const names = others.filter((other) => other.isEditing === isEditing).map(({ name }) => name);
    if (names.length === 0) return [];
    const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
    const text = t(isEditing ? 'editing' : 'open', { names: list, count: names.length });
    return [{ text, isEditing }];
  });
  if (ownTab === null) return lines;
  return [...lines, { text: t(`own.${ownTab}`), isEditing: ownTab === 'editing' }];
}
