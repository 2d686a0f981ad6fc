import { useQueries } from '@tanstack/react-query';
import { type FrontendWithProvenance, frontendImagesFolder } from '@wabu/shared/entities/frontend';
import { pictureNames } from '@wabu/shared/entities/microsite';
import { publicVat } from '@wabu/shared/entities/microsites/public-vat';
import { isEmptyText } from '@wabu/shared/entities/translation-provenance';
import { type LanguageCode, languageOf, languages } from '@wabu/shared/i18n/languages';
import { Button, Dialog, Select } from '@wabu/shared/ui';
import { Monitor, Smartphone } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useSupplier } from '../api/use-suppliers.ts';
import { type EditorStore, stateOf } from '../editor/editor-store.tsx';
import { pictureQuery } from '../images/use-picture.ts';
import type { Draft } from '../model/draft/draft.ts';
import { pictureUrl } from '../model/draft/editor-state.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './preview-drawer.module.css';
import { PreviewedMicrosite } from './previewed-microsite.tsx';

interface PreviewDrawerProps {
  /** The open form's store; null shows the saved frontend. */
  store: EditorStore | null;
  frontend: FrontendWithProvenance | undefined;
  onClose: () => void;
}

const widths = ['phone', 'desktop'] as const;
type Width = (typeof widths)[number];

export function PreviewDrawer({ store, frontend, onClose }: PreviewDrawerProps) {
  const [state] = useState(() => stateOf(store, frontend));
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
        <fieldset className={styles.widths} aria-label={t('preview.width')}>
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
