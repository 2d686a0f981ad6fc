import type { LanguageCode } from '@wabu/shared/i18n/languages';
import type { RegistryModule } from '@wabu/shared/module';

/** The name of a module in the words of the page: the label of its first menu entry. */
export function labelOf({ id, description }: RegistryModule, language: LanguageCode): string {
  const label = description?.navigation[0]?.label;
  return label?.[language] ?? label?.it ?? id;
}
