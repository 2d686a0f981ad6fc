import { FormField, Select } from '@wabu/shared/ui';
import { StaffLanguageSwitch } from '../parts/staff-language-switch.tsx';
import { chooseTheme, themes, useTheme } from '../parts/use-theme.ts';
import styles from './parts/account.module.css';
import { Section } from './parts/section.tsx';
import { useAccountWords } from './words/it.ts';

/** Language and theme of the staff area: what the switches of the header change too. */
export function LookSection() {
  const t = useAccountWords();
  const theme = useTheme();
  return (
    <Section title={t('look.title')} text={t('look.text')}>
      <div className={styles.look}>
        <div className="wabu-stack wabu-gap-1">
          <span className="wabu-small wabu-medium" aria-hidden="true">
            {t('look.language')}
          </span>
          <StaffLanguageSwitch />
        </div>
        <FormField label={t('look.theme')}>
          <Select
            value={theme ?? 'system'}
            onChange={({ target }) =>
              chooseTheme(themes.find((one) => one === target.value) ?? null)
            }
          >
            <option value="system">{t('look.themes.system')}</option>
            {themes.map((one) => (
              <option key={one} value={one}>
                {t(`look.themes.${one}`)}
              </option>
            ))}
          </Select>
        </FormField>
      </div>
    </Section>
  );
}
