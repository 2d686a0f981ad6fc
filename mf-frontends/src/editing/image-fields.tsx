import {
  frontendImagesFolder,
  isFrontendUrl,
  normaliseFrontendUrl,
} from '@wabu/shared/entities/frontend';
import { Button, notify } from '@wabu/shared/ui';
import { type ReactNode, useState } from 'react';
import { FrontendPicture } from '../images/frontend-picture.tsx';
import { ImagePicker } from '../images/image-picker.tsx';
import { SlideshowDialog } from '../images/slideshow-dialog.tsx';
import { useFrontendsWords } from '../words/frontends-words.ts';
import type { Draft } from './draft.ts';
import { changes, picturesOf, pictureUrl } from './editor-state.ts';
import { useEditor, useEditorStore } from './editor-store.tsx';
import styles from './image-fields.module.css';

type Kind = 'Logo' | 'Copertina' | 'Slideshow';

/** Logo, cover and slideshow, each with its dialog. */
export function ImageFields() {
  const store = useEditorStore();
  const url = useEditor(pictureUrl);
  const [open, setOpen] = useState<Kind | null>(null);
  const close = () => setOpen(null);
  const set = (values: Partial<Pick<Draft, Kind>>) => {
    store.setState(changes.pictures(values));
    close();
  };
  const folder = frontendImagesFolder(url);
  return (
    <div className={styles.fields}>
      <OtherFolderHint />
      <PictureField kind="Logo" onOpen={setOpen} />
      <PictureField kind="Copertina" onOpen={setOpen} />
      <SlideshowField onOpen={setOpen} />
      {(open === 'Logo' || open === 'Copertina') && (
        <ImagePicker
          folder={folder}
          current={store.getState().draft[open]}
          onPick={(name) => set({ [open]: name })}
          onClose={close}
        />
      )}
      {open === 'Slideshow' && (
        <SlideshowDialog
          folder={folder}
          current={store.getState().draft.Slideshow}
          onConfirm={(Slideshow) => set({ Slideshow })}
          onClose={close}
        />
      )}
    </div>
  );
}

/** Says where the pictures are while the address is another one. */
function OtherFolderHint() {
  const t = useFrontendsWords();
  const from = useEditor((state) => {
    const isElsewhere =
      normaliseFrontendUrl(pictureUrl(state)) !== normaliseFrontendUrl(state.draft.URL);
    return isElsewhere && picturesOf(state.draft).length > 0 ? pictureUrl(state) : null;
  });
  return from !== null && <p className={styles.hint}>{t('images.otherFolder', { url: from })}</p>;
}

interface FieldProps {
  onOpen: (kind: Kind) => void;
}

function PictureField({ kind, onOpen }: FieldProps & { kind: 'Logo' | 'Copertina' }) {
  const t = useFrontendsWords();
  const store = useEditorStore();
  const name = useEditor(({ draft }) => draft[kind]);
  const folderUrl = useEditor(pictureUrl);
  const what = t(`fields.${kind}`);
  const remove = () => {
    store.setState(changes.pictures({ [kind]: '' }));
    notify({
      text: t('images.removed', { what }),
      actions: [
        {
          label: t('actions.undo'),
          onPress: () => store.setState(changes.pictures({ [kind]: name })),
        },
      ],
    });
  };
  return (
    <Field title={what}>
      {name === '' ? (
        <p className={styles.none}>{t('detail.none')}</p>
      ) : (
        <FrontendPicture url={folderUrl} name={name} kind={kind === 'Logo' ? 'logo' : 'cover'} />
      )}
      <div className={styles.buttons}>
        <OpenButton
          label={t(name === '' ? 'images.pick' : 'images.change', { what })}
          onPress={() => onOpen(kind)}
        />
        {name !== '' && (
          <Button size="sm" look="quiet" onClick={remove}>
            {t('images.remove', { what })}
          </Button>
        )}
      </div>
    </Field>
  );
}

function SlideshowField({ onOpen }: FieldProps) {
  const t = useFrontendsWords();
  const store = useEditorStore();
  const slides = useEditor(({ draft }) => draft.Slideshow);
  const folderUrl = useEditor(pictureUrl);
  const clear = () => {
    store.setState(changes.pictures({ Slideshow: [] }));
    notify({
      text: t('images.cleared'),
      actions: [
        {
          label: t('actions.undo'),
          onPress: () => store.setState(changes.pictures({ Slideshow: slides })),
        },
      ],
    });
  };
  return (
    <Field title={t('fields.Slideshow')}>
      {slides.length === 0 && <p className={styles.none}>{t('detail.none')}</p>}
      <ol className={styles.slides}>
        {slides.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand twice
          <li key={index}>
            <FrontendPicture url={folderUrl} name={name} kind="slide" />
          </li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <OpenButton label={t('images.editSlideshow')} onPress={() => onOpen('Slideshow')} />
        {slides.length > 0 && (
          <Button size="sm" look="quiet" onClick={clear}>
            {t('images.clearSlideshow')}
          </Button>
        )}
      </div>
    </Field>
  );
}

function Field({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.field}>
      <legend className={styles.title}>{title}</legend>
      {children}
    </fieldset>
  );
}

/** Pictures stand in the folder of their frontend, so there must be an address first. */
function OpenButton({ label, onPress }: { label: string; onPress: () => void }) {
  const t = useFrontendsWords();
  const hasFolder = useEditor((state) => isFrontendUrl(pictureUrl(state)));
  return (
    <Button
      size="sm"
      aria-disabled={!hasFolder || undefined}
      title={hasFolder ? undefined : t('images.needUrl')}
      onClick={() => (hasFolder ? onPress() : notify({ text: t('images.needUrl') }))}
    >
      {label}
    </Button>
  );
}
