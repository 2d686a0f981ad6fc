import { type AltText, altTextLimits } from '@wabu/shared/entities/alt-texts';
import { licences } from '@wabu/shared/entities/legal/picture-credit';
import { FormField, Input, Select } from '@wabu/shared/ui';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './alt-text-dialog.module.css';

interface RightsFieldsProps {
  altText: AltText;
  onChange: (changes: Pick<AltText, 'author' | 'licence'>) => void;
}

export function RightsFields({ altText, onChange }: RightsFieldsProps) {
  const t = useFrontendsWords();
  return (
    <fieldset className={styles.rights} aria-label={t('legal.rights')}>
      <FormField label={t('legal.licence')}>
        <Select
          value={altText.licence ?? ''}
          onChange={({ target }) =>
            onChange({ licence: licences.find((licence) => licence === target.value) })
          }
        >
          <option value="">{t('legal.choose')}</option>
          {licences.map((licence) => (
            <option key={licence} value={licence}>
              {t(`legal.licences.${licence}`)}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField label={t('legal.author')} hint={t('legal.authorHint')}>
        <Input
          maxLength={altTextLimits.author}
          value={altText.author ?? ''}
          onChange={({ target }) => onChange({ author: target.value })}
        />
      </FormField>
    </fieldset>
  );
}
