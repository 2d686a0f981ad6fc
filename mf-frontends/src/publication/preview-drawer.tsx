import { useQueries } from '@tanstack/react-query';
import { altTextOf } from '@wabu/shared/entities/alt-texts';
import {
  type FrontendWithProvenance,
  frontendImagesFolder,
  type SectionText,
} from '@wabu/shared/entities/frontend';
import { publicCodes } from '@wabu/shared/entities/legal/legal';
import { publicCredit } from '@wabu/shared/entities/legal/picture-credit';
import { pictureNames } from '@wabu/shared/entities/microsite';
import { publicVat } from '@wabu/shared/entities/microsites/public-vat';
import { isEmptyText } from '@wabu/shared/entities/translation-provenance';
import {
  DEFAULT_LANGUAGE,
  FALLBACK_LANGUAGE,
  type LanguageCode,
  languageOf,
  languages,
} from '@wabu/shared/i18n/languages';
import {
  formattedLine,
  formattedText,
  Microsite,
  micrositeStyle,
  micrositeWords,
  type ShownPicture,
} from '@wabu/shared/microsite';
import { Button, Dialog, Select } from '@wabu/shared/ui';
import { sanitise } from '@wabu/shared/ui/rich-text';
import { Monitor, Smartphone } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useSupplier } from '../api/use-suppliers.ts';
import { type EditorStore, stateOf } from '../editor/editor-store.tsx';
import type { Draft } from '../model/draft/draft.ts';
import { pictureUrl } from '../model/draft/editor-state.ts';
import { pictureQuery } from '../pictures/use-picture.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './preview-drawer.module.css';

interface PreviewDrawerProps {
  /** The open form's store; null shows the saved frontend. */
  store: EditorStore | null;
  frontend: FrontendWithProvenance | undefined;
  onClose: () => void;
}

const widths = ['phone', 'desktop'] as const;
type Width = (typeof widths)[number];

export function PreviewDrawer({ store, frontend, onClose }: PreviewDrawerProps) {
  const [state] = useState(() => store?.getState() ?? stateOf(frontend));
  const { draft } = state;
  const t = useFrontendsWords();
  const [language, setLanguage] = useState<LanguageCode>('it');
  const [width, setWidth] = useState<Width>('phone');
  const pictures = usePictures(frontendImagesFolder(pictureUrl(state)), draft);
  const { supplier } = useSupplier(draft.Fornitore);
  return (
    <Dialog
      placement="end"
      width={800}
      title={t('actions.preview')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('preview.close')}</Button>}
    >
      <div className={styles.bar}>
        <Select
          aria-label={t('preview.language')}
          value={language}
          onChange={({ target }) => setLanguage(languageOf(target.value as LanguageCode).code)}
        >
          {languages.map(({ code, label, name }) => (
            <option key={code} value={code}>
              {label} · {name}
            </option>
          ))}
        </Select>
        <fieldset className="wabu-flex wabu-gap-2" aria-label={t('preview.width')}>
          {widths.map((each) => (
            <Button
              key={each}
              size="sm"
              look={each === width ? 'solid' : 'outline'}
              aria-pressed={each === width}
              onClick={() => setWidth(each)}
            >
              {each === 'phone' ? <Smartphone size={16} /> : <Monitor size={16} />}
              {t(`preview.${each}`)}
            </Button>
          ))}
        </fieldset>
      </div>
      {isPartlyElsewhere(draft, language) && (
        <p className={styles.hint} role="status">
          {t('preview.fallback')}
        </p>
      )}
      <div className={styles.stage} data-width={width}>
        <div className={styles.screen}>
          <PreviewedMicrosite
            draft={draft}
            vat={supplier === undefined ? null : publicVat(supplier.Tipologia, supplier.PIVA)}
            language={language}
            pictures={pictures}
          />
        </div>
      </div>
    </Dialog>
  );
}

function isPartlyElsewhere({ Sezioni }: Draft, language: LanguageCode): boolean {
  return Sezioni.filter(({ visible }) => visible).some((section) =>
    [section.NomeSezione, section.Contenuto].some(
      (text) =>
        isEmptyText(text[language] ?? '') &&
        Object.values(text).some((html) => !isEmptyText(html ?? '')),
    ),
  );
}

type Named = Pick<Draft, 'Logo' | 'Copertina' | 'Slideshow'>;

function usePictures(
  folder: string,
  { Logo, Copertina, Slideshow }: Named,
): ReadonlyMap<string, string> {
  const names = useMemo(
    () => pictureNames({ Logo, Copertina, Slideshow }),
    [Logo, Copertina, Slideshow],
  );
  const blobs = useQueries({
    queries: names.map((name) => pictureQuery({ folder, name }, 'whole')),
    combine: (results) => results.map(({ data }) => data),
  });
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const made = new Map<string, string>();
    for (const [index, blob] of blobs.entries()) {
      const name = names[index];
      if (blob !== undefined && name !== undefined) made.set(name, URL.createObjectURL(blob));
    }
    setAddresses(made);
    return () => {
      for (const address of made.values()) URL.revokeObjectURL(address);
    };
  }, [names, blobs]);
  return addresses;
}

interface PreviewedMicrositeProps {
  draft: Draft;
  vat: string | null;
  language: LanguageCode;
  pictures: ReadonlyMap<string, string>;
}

function PreviewedMicrosite({ draft, vat, language, pictures }: PreviewedMicrositeProps) {
  useMicrositeStyle();
  const words = micrositeWords[language];
  const { name = draft.Fornitore, ...facts } = draft.facts;
  const slides = draft.Slideshow.filter((name) => pictures.has(name));
  const picture = (name: string, otherwise = ''): ShownPicture | null => {
    const src = pictures.get(name);
    if (src === undefined) return null;
    const own = altTextOf(draft.altTexts, name);
    const { decorative, texts, focus } = own ?? {};
    const credit = own && publicCredit(own);
    const alt = decorative ? '' : (texts?.[language] ?? otherwise);
    return { src, alt, ...(focus && { focus }), ...(credit && { credit }) };
  };
  return (
    <Microsite
      name={name}
      facts={facts}
      legalName={name === draft.Fornitore ? undefined : draft.Fornitore}
      vat={vat}
      codes={publicCodes(draft.legal)}
      place={draft.Localizzazione}
      sections={draft.Sezioni.filter(({ visible }) => visible).map(
        ({ id, NomeSezione, Contenuto }) => ({
          id,
          name: shownText(NomeSezione, language),
          content: shownText(Contenuto, language),
        }),
      )}
      language={language}
      words={words}
      pictures={{
        logo: picture(draft.Logo),
        cover: picture(draft.Copertina),
        slides: slides.flatMap(
          (name, index) => picture(name, words.photo(index + 1, slides.length)) ?? [],
        ),
      }}
      text={text}
    />
  );
}

const text = {
  block: (html: string) => formattedText(sanitise(html)),
  line: (html: string) => formattedLine(sanitise(html)),
};

function shownText(text: SectionText, language: LanguageCode) {
  const found = [language, FALLBACK_LANGUAGE, DEFAULT_LANGUAGE].find(
    (code) => !isEmptyText(text[code] ?? ''),
  );
  return found === undefined ? null : { html: text[found] ?? '', language: found };
}

/** Adds the microsite's styles to the page while the preview is shown. The policy forbids style elements. */
function useMicrositeStyle(): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(micrositeStyle);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, []);
}
