import type { LanguageCode } from '@wabu/shared/i18n';
import ar from './flags/ar.svg';
import de from './flags/de.svg';
import en from './flags/en.svg';
import es from './flags/es.svg';
import fr from './flags/fr.svg';
import he from './flags/he.svg';
import it from './flags/it.svg';
import ru from './flags/ru.svg';
import zh from './flags/zh.svg';

/** Served from our origin, so that no request goes to a third party. */
export const flags: Record<LanguageCode, string> = { it, en, de, fr, es, ru, zh, he, ar };
