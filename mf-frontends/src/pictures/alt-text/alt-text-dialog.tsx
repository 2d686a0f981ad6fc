import { useQueryClient } from '@tanstack/react-query';
import { type AltText, altTextLimits } from '@wabu/shared/entities/alt-texts';
import { frontendImagesFolder } from '@wabu/shared/entities/frontend';
import { licences } from '@wabu/shared/entities/legal/picture-credit';
import { type LanguageCode, languages } from '@wabu/shared/i18n/languages';
import { Button, Dialog, FormField, Input, Select } from '@wabu/shared/ui';
import { useRef, useState } from 'react';
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
  const set = (values: Partial<AltText>) => setAltText((before) => ({ ...before, ...values }));
  return (
    <Dialog
      width={800}
      title={t('altText.title')}
      initialFocus={first}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('actions.cancel')}</Button>
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
          {languages.map(({ code, label, name, html, direction }) => (
            <FormField key={code} label={`${label} · ${name}`}>
              <Input
                ref={code === language ? first : undefined}
                lang={html}
                dir={direction}
                disabled={isDecorative}
                maxLength={altTextLimits.text}
                value={altText.texts[code] ?? ''}
                onChange={({ target }) =>
                  set({ texts: { ...altText.texts, [code]: target.value } })
                }
              />
            </FormField>
          ))}
        </div>
      </div>
    </Dialog>
  );
}

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
