import { pictureNames } from '@wabu/shared/entities/microsite';
import { type LanguageCode, languages } from '@wabu/shared/i18n/languages';
import { memo, useMemo } from 'react';
import { useEditor } from '../editor/editor-store.tsx';
import { useRequestFormTarget } from '../editor/form-target-context.tsx';
import { altTextIn } from '../model/draft/alt-texts.ts';
import type { DisplayState } from '../model/draft/display-state.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import { CellButton } from './cell-button.tsx';
import styles from './state-grid.module.css';

export function PictureRows() {
  const names = useEditor(({ draft }) => JSON.stringify(pictureNames(draft)));
  const files = useMemo(() => JSON.parse(names) as string[], [names]);
  return files.map((file) => <PictureRow key={file} file={file} />);
}

const PictureRow = memo(function PictureRow({ file }: { file: string }) {
  const t = useFrontendsWords();
  return (
    <tr>
      <th scope="row" className={styles.text}>
        {t('altText.title')} · <bdi>{file}</bdi>
      </th>
      {languages.map(({ code }) => (
        <td key={code}>
          <AltTextCell file={file} language={code} />
        </td>
      ))}
    </tr>
  );
});

function AltTextCell({ file, language }: { file: string; language: LanguageCode }) {
  const t = useFrontendsWords();
  const request = useRequestFormTarget();
  const state = useEditor(({ draft }): DisplayState => {
    const { decorative, texts } = altTextIn(draft.altTexts, file);
    if (decorative === true) return 'unneeded';
    return (texts[language] ?? '').trim() === '' ? 'missing' : 'human';
  });
  return (
    <CellButton
      text={`${t('altText.title')} ${file}`}
      language={language}
      state={state}
      onClick={() => request({ kind: 'altText', file, language })}
    />
  );
}
