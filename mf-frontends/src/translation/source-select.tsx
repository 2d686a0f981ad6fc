import { type LanguageCode, languageOf } from '@wabu/shared/i18n/languages';
import { Select } from '@wabu/shared/ui';
import type { ComponentProps } from 'react';

interface SourceSelectProps extends Omit<ComponentProps<typeof Select>, 'value' | 'onChange'> {
  source: LanguageCode;
  onChange: (source: LanguageCode) => void;
}

export function SourceSelect({ source, onChange, ...props }: SourceSelectProps) {
  return (
    <Select
      {...props}
      value={source}
      onChange={({ target }) => onChange(languageOf(target.value as LanguageCode).code)}
    >
      {(['it', 'en'] as const).map((code) => (
        <option key={code} value={code}>
          {languageOf(code).name}
        </option>
      ))}
    </Select>
  );
}
