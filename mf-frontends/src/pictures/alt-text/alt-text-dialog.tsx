import { useQueryClient } from '@tanstack/react-query';
import { type AltText, altTextLimits } from '@wabu/shared/entities/alt-texts';
import { frontendImagesFolder } from '@wabu/shared/entities/frontend';
import { licences } from '@wabu/shared/entities/legal/picture-credit';
import { type LanguageCode, languages } from '@wabu/shared/i18n/languages';
import { Button, Dialog, FormField, Input, Select } from '@wabu/shared/ui';
import { type RefObject, useRef, useState } from 'react';
import { sendSharePicture } from '../../api/upload-image.ts';
import { useEditor, useEditorStore } from '../../editor/editor-store.tsx';
import { altTextIn } from '../../model/draft/alt-texts.ts';
import { changes, pictureUrl } from '../../model/draft/editor-state.ts';
import { CheckboxRow } from '../../parts/checkbox-group.tsx';
import { PanelText } from '../../parts/record-panel.tsx';
import { useFrontendsWords } from '../../words/frontends-words.ts';
import { folderQuery } from '../use-folder.ts';
import { type PictureFile, pictureQuery, usePicture } from '../use-picture.ts';
import styles from './alt-text-dialog.module.css';
import { FocalPoint } from './focal-point.tsx';
import { useTranslateAltText } from './use-translate-alt-text.ts';

interface AltTextDialogProps {
  file: string;
  language: LanguageCode;
  onClose: () => void;
}

export function AltTextDialog({ file, language, onClose }: AltTextDialogProps) {
  const t = useFrontendsWords();
  const store = useEditorStore();
  const folder = frontendImagesFolder(useEditor(pictureUrl));
  const { address } = usePicture({ folder, name: file }, 'whole');
  const first = useRef<HTMLInputElement>(null);
  const [altText, setAltText] = useState<AltText>(() =>
    altTextIn(store.getState().draft.altTexts, file),
  );
  const isDecorative = altText.decorative === true;
  const sharePicture = useSharePicture({ folder, name: file });
  const confirm = () => {
    const { focus } = altTextIn(store.getState().draft.altTexts, file);
    if (altText.focus !== focus) void sharePicture(altText.focus).catch(() => {});
    store.setState(changes.altText(file, trimmed(altText)));
    onClose();
  };
  const set: SetAltText = (values) =>
    setAltText((before) => ({
      ...before,
      ...(typeof values === 'function' ? values(before) : values),
    }));
  return (
    <Dialog
      width={800}
      title={t('altText.details')}
      initialFocus={first}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('actions.close')}</Button>
          <Button look="solid" onClick={confirm}>
            {t('slideshow.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.columns}>
        <div className={styles.picture}>
          <bdi className="wabu-muted wabu-small wabu-break">{file}</bdi>
          <FocalPoint
            address={address}
            focus={altText.focus}
            onChange={(focus) => set({ focus })}
          />
          <RightsFields altText={altText} onChange={set} />
        </div>
        <div className="wabu-stack wabu-gap-3 wabu-shrink">
          <PanelText kind="facts">{t('altText.hint')}</PanelText>
          <CheckboxRow
            label={t('altText.isDecorative')}
            selected={isDecorative}
            onSelect={(isSelected) => set({ decorative: isSelected || undefined })}
          />
          <TextFields file={file} altText={altText} language={language} first={first} set={set} />
        </div>
      </div>
    </Dialog>
  );
}

type Values = Partial<AltText>;
type SetAltText = (values: Values | ((before: AltText) => Values)) => void;

interface TextFieldsProps {
  file: string;
  altText: AltText;
  /** The language whose field has the focus first. */
  language: LanguageCode;
  first: RefObject<HTMLInputElement | null>;
  set: SetAltText;
}

/** The text in Italian, its translation into the languages that have none, and the text in those. */
function TextFields({ file, altText, language, first, set }: TextFieldsProps) {
  const t = useFrontendsWords();
  const { translate, isRunning, problem } = useTranslateAltText(file);
  const isDecorative = altText.decorative === true;
  const [source, ...others] = languages;
  const missing = others.filter(({ code }) => !altText.texts[code]?.trim());
  const fill = async () => {
    const texts = await translate(altText);
    // What was typed meanwhile stays.
    set((before) => ({ texts: { ...texts, ...filledIn(before.texts) } }));
  };
  const field = ({ code, label, name, html, direction }: (typeof languages)[number]) => (
    <FormField key={code} label={`${label} · ${name}`}>
      <Input
        ref={code === language ? first : undefined}
        lang={html}
        dir={direction}
        disabled={isDecorative}
        maxLength={altTextLimits.text}
        value={altText.texts[code] ?? ''}
        onChange={({ target }) => set({ texts: { ...altText.texts, [code]: target.value } })}
      />
    </FormField>
  );
  return (
    <>
      {field(source)}
      {missing.length > 0 && !isDecorative && (
        <Button
          className="wabu-start"
          disabled={!altText.texts[source.code]?.trim()}
          busy={isRunning}
          onClick={() => void fill()}
        >
          {t('altText.translate', { count: missing.length })}
        </Button>
      )}
      {problem !== undefined && <PanelText kind="problem">{problem}</PanelText>}
      {others.map(field)}
    </>
  );
}

const filledIn = (texts: AltText['texts']) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));

function trimmed(altText: AltText): AltText {
  const texts = Object.fromEntries(
    Object.entries(altText.texts).map(([code, text]) => [code, text?.trim()]),
  );
  return { ...altText, texts, author: altText.author?.trim() };
}

/** Where the server cannot crop for shared links; without it they show the middle. */
function useSharePicture(picture: PictureFile): (focus: AltText['focus']) => Promise<void> {
  const queries = useQueryClient();
  return async (focus) => {
    const { draws } = await queries.ensureQueryData(folderQuery(picture.folder));
    if (draws) return;
    const blob = await queries.ensureQueryData(pictureQuery(picture, 'whole'));
    await sendSharePicture({ ...picture, blob, focus });
  };
}

interface RightsFieldsProps {
  altText: AltText;
  onChange: (changes: Pick<AltText, 'author' | 'licence'>) => void;
}

function RightsFields({ altText, onChange }: RightsFieldsProps) {
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
