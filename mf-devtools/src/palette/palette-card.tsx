import { useStaffLocale } from '@wabu/shared/i18n';
import { Card } from '../parts/card.tsx';
import { useDevtoolsWords } from '../words/devtools-words.ts';
import { contrastOf, inkFor, levelOf } from './contrast.ts';
import styles from './palette-card.module.css';

const colours = [
  { name: 'deep', hex: '#0f5373' },
  { name: 'shallow', hex: '#9cc3d6' },
  { name: 'sun', hex: '#f4b73f' },
  { name: 'sand', hex: '#f3f0ea' },
  { name: 'olive', hex: '#1f6a44' },
  { name: 'sunset', hex: '#a3271f' },
  { name: 'night', hex: '#12171a' },
] as const;

/** The seven background colours with the contrast of text on them. */
export function PaletteCard() {
  const t = useDevtoolsWords();
  const locale = useStaffLocale();
  return (
    <Card title={t('palette.title')}>
      <ul className="wabu-stack wabu-gap-2">
        {colours.map(({ name, hex }) => {
          const ink = inkFor(hex);
          const contrast = contrastOf(ink, hex);
          const ratio = contrast.toLocaleString(locale, { maximumFractionDigits: 1 });
          return (
            <li key={name} className={styles.colour} style={{ background: hex, color: ink }}>
              <strong>{t(`palette.${name}`)}</strong>
              <code dir="ltr">{hex}</code>
              <span>{t('palette.sample')}</span>
              <span>
                {t('palette.contrast', { ratio })} {levelOf(contrast)}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
