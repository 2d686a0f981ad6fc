import { languages } from '@wabu/shared/i18n/languages';
import { Button, VisuallyHidden } from '@wabu/shared/ui';
import { useEditor } from '../../editor/editor-store.tsx';
import { altTextIn, languagesWithoutAlt } from '../../model/draft/alt-texts.ts';
import { useFrontendsWords } from '../../words/frontends-words.ts';
import styles from './alt-text-button.module.css';

export function AltTextButton({ file, onOpen }: { file: string; onOpen: (file: string) => void }) {
  const t = useFrontendsWords();
  const state = useEditor(({ draft }) => {
    const altText = altTextIn(draft.altTexts, file);
    return altText.decorative === true ? 'decorative' : languagesWithoutAlt(altText).length;
  });
  const words = () => {
    if (state === 'decorative') return t('altText.decorative');
    if (state === 0) return t('altText.complete');
    return state === languages.length
      ? t('altText.none')
      : t('altText.lacks', { count: state, languages: languages.length });
  };
  return (
    <Button size="sm" look="quiet" className={styles.button} onClick={() => onOpen(file)}>
      {t('altText.title')}
      <VisuallyHidden> {file}: </VisuallyHidden>
      <span
        className={styles.state}
        data-lacks={(state !== 'decorative' && state > 0) || undefined}
      >
        {words()}
      </span>
    </Button>
  );
}
