import { frontendImagesFolder, normaliseFrontendUrl } from '@wabu/shared/entities/frontend';
import { pictureNames } from '@wabu/shared/entities/microsite';
import { SOURCE_LANGUAGE } from '@wabu/shared/entities/translation-provenance';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import { Button, lazyPart } from '@wabu/shared/ui';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useEditor, useEditorStore } from '../editor/editor-store.tsx';
import { useFormTargetRequest } from '../editor/form-target-context.tsx';
import type { Draft } from '../model/draft/draft.ts';
import { changes, pictureUrl } from '../model/draft/editor-state.ts';
import { folderProblem } from '../model/draft/picture-folder.ts';
import { PanelText } from '../parts/record-panel.tsx';
import { useUndoToast } from '../parts/use-undo-toast.ts';
import { AltTextButton } from '../pictures/alt-text/alt-text-button.tsx';
import { FrontendPicture } from '../pictures/frontend-picture.tsx';
import type { PictureTools } from '../pictures/picture-tools.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './image-fields.module.css';

type Kind = 'Logo' | 'Copertina' | 'Slideshow';

const ImagePicker = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'pictures' */ '../pictures/image-picker.tsx')).ImagePicker,
);
const SlideshowDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'pictures' */ '../pictures/slideshow-dialog.tsx'))
      .SlideshowDialog,
);
const ChosenPicture = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'pictures' */ '../pictures/chosen-picture.tsx'))
      .ChosenPicture,
);
const AltTextDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'pictures' */ '../pictures/alt-text/alt-text-dialog.tsx'))
      .AltTextDialog,
);

export function ImageFields({ taken }: { taken: ReadonlySet<string> }) {
  const t = useFrontendsWords();
  const store = useEditorStore();
  const url = useEditor(pictureUrl);
  const problem = useEditor((state) => folderProblem(state, taken));
  const problemId = useId();
  const [asked, setAsked] = useState<Kind | null>(null);
  const open = problem === null ? asked : null;
  const close = () => setAsked(null);
  const [described, setDescribed] = useState<{ file: string; language: LanguageCode } | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  useFormTargetRequest((target) => {
    if (target.kind === 'altText') setDescribed(target);
    else if (target.kind === 'pictures') focusFirstButton(fields.current);
    else return false;
    return true;
  });
  const opening: Opening = {
    onOpen: setAsked,
    blockedBy: problem === null ? undefined : problemId,
    onDescribe: (file) => setDescribed({ file, language: SOURCE_LANGUAGE }),
  };
  const set = (values: Partial<Pick<Draft, Kind>>) => {
    store.setState(changes.pictures(values));
    close();
  };
  const folder = frontendImagesFolder(url);
  const altText = (file: string) => <AltTextButton file={file} onOpen={opening.onDescribe} />;
  const tools: PictureTools = {
    altText,
    chosen: (chosen) => {
      const { name } = chosen.picture;
      return <ChosenPicture {...chosen} key={name} altText={altText(name)} />;
    },
  };
  return (
    <div ref={fields} className={styles.fields}>
      {problem !== null && (
        <PanelText kind="facts" id={problemId}>
          {t(`images.${problem}`)}
        </PanelText>
      )}
      <OtherFolderHint />
      <PictureField kind="Logo" {...opening} />
      <PictureField kind="Copertina" {...opening} />
      <SlideshowField {...opening} />

      {(open === 'Logo' || open === 'Copertina') && (
        <ImagePicker
          folder={folder}
          current={store.getState().draft[open]}
          onPick={(name) => set({ [open]: name })}
          onClose={close}
          tools={tools}
        />
      )}
      {open === 'Slideshow' && (
        <SlideshowDialog
          folder={folder}
          current={store.getState().draft.Slideshow}
          onConfirm={(Slideshow) => set({ Slideshow })}
          onClose={close}
          tools={tools}
        />
      )}

      {/* Apart, so that an open dialog stays visible while this one loads. */}
      {described !== null && <AltTextDialog {...described} onClose={() => setDescribed(null)} />}
    </div>
  );
}

function focusFirstButton(fields: HTMLElement | null): void {
  fields?.scrollIntoView({ block: 'center' });
  // Not the pictures, which open.
  fields?.querySelector<HTMLElement>('button:not([aria-haspopup])')?.focus();
}

function OtherFolderHint() {
  const t = useFrontendsWords();
  const from = useEditor((state) => {
    const isElsewhere =
      normaliseFrontendUrl(pictureUrl(state)) !== normaliseFrontendUrl(state.draft.URL);
    return isElsewhere && pictureNames(state.draft).length > 0 ? pictureUrl(state) : null;
  });
  return (
    from !== null && <PanelText kind="facts">{t('images.otherFolder', { url: from })}</PanelText>
  );
}

interface Opening {
  onOpen: (kind: Kind) => void;
  blockedBy: string | undefined;
  onDescribe: (file: string) => void;
}

function PictureField({
  kind,
  onOpen,
  blockedBy,
  onDescribe,
}: Opening & { kind: 'Logo' | 'Copertina' }) {
  const t = useFrontendsWords();
  const store = useEditorStore();
  const name = useEditor(({ draft }) => draft[kind]);
  const folderUrl = useEditor(pictureUrl);
  const what = t(`fields.${kind}`);
  const showUndo = useUndoToast();
  const remove = () => {
    store.setState(changes.pictures({ [kind]: '' }));
    showUndo(t('images.removed', { what }), () =>
      store.setState(changes.pictures({ [kind]: name })),
    );
  };
  return (
    <Field title={what} single>
      {name === '' ? (
        <p className="wabu-muted">{t('detail.none')}</p>
      ) : (
        <FrontendPicture url={folderUrl} name={name} kind={kind === 'Logo' ? 'logo' : 'cover'} />
      )}
      <div className={styles.buttons}>
        <OpenButton
          label={t(name === '' ? 'images.pick' : 'images.change', { what })}
          blockedBy={blockedBy}
          onPress={() => onOpen(kind)}
        />
        {name !== '' && (
          <>
            <Button size="sm" look="quiet" onClick={remove}>
              {t('images.remove', { what })}
            </Button>
            <AltTextButton file={name} onOpen={onDescribe} />
          </>
        )}
      </div>
    </Field>
  );
}

function SlideshowField({ onOpen, blockedBy, onDescribe }: Opening) {
  const t = useFrontendsWords();
  const store = useEditorStore();
  const slides = useEditor(({ draft }) => draft.Slideshow);
  const folderUrl = useEditor(pictureUrl);
  const showUndo = useUndoToast();
  const clear = () => {
    store.setState(changes.pictures({ Slideshow: [] }));
    showUndo(t('images.cleared'), () => store.setState(changes.pictures({ Slideshow: slides })));
  };
  return (
    <Field title={t('fields.Slideshow')}>
      {slides.length === 0 && <p className="wabu-muted">{t('detail.none')}</p>}
      <ol className={styles.slides}>
        {slides.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand twice
          <li key={index}>
            <FrontendPicture url={folderUrl} name={name} kind="slide" />
            <AltTextButton file={name} onOpen={onDescribe} />
          </li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <OpenButton
          label={t('slideshow.title')}
          blockedBy={blockedBy}
          onPress={() => onOpen('Slideshow')}
        />
        {slides.length > 0 && (
          <Button size="sm" look="quiet" onClick={clear}>
            {t('images.clearSlideshow')}
          </Button>
        )}
      </div>
    </Field>
  );
}

interface FieldProps {
  title: string;
  single?: boolean;
  children: ReactNode;
}

function Field({ title, single = false, children }: FieldProps) {
  return (
    <fieldset className={styles.field} data-single={single || undefined}>
      <legend className={styles.title}>{title}</legend>
      {children}
    </fieldset>
  );
}

interface OpenButtonProps {
  label: string;
  blockedBy: string | undefined;
  onPress: () => void;
}

/** A disabled button stays focusable, so that screen readers announce the reason. */
function OpenButton({ label, blockedBy, onPress }: OpenButtonProps) {
  return (
    <Button
      size="sm"
      aria-disabled={blockedBy !== undefined || undefined}
      aria-describedby={blockedBy}
      onClick={() => blockedBy === undefined && onPress()}
    >
      {label}
    </Button>
  );
}
