import { ApiProblem } from '@wabu/api/client';
import {
  type FrontendWithProvenance,
  frontendMessages,
  isFrontendUrl,
  normaliseFrontendUrl,
} from '@wabu/shared/entities/frontend';
import { Button, Dialog, FormField, Input } from '@wabu/shared/ui';
import { type SyntheticEvent, useState } from 'react';
import { type DuplicatedPart, duplicatedParts, proposedUrl } from '../model/copy/duplicate.ts';
import { normaliseTypedUrl } from '../model/draft/typed-url.ts';
import { CheckboxGroup } from '../parts/checkbox-group.tsx';
import { PanelText } from '../parts/record-panel.tsx';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './copy.module.css';
import { useDuplicate } from './use-duplicate.ts';

interface DuplicateDialogProps {
  frontend: FrontendWithProvenance;
  takenUrls: ReadonlySet<string>;
  onDone: (URL: string) => void;
  onClose: () => void;
}

const FORM = 'duplicate-frontend';

export function DuplicateDialog({ frontend, takenUrls, onDone, onClose }: DuplicateDialogProps) {
  const t = useFrontendsWords();
  const [url, setUrl] = useState(() => proposedUrl(frontend.URL, takenUrls));
  const [parts, setParts] = useState<readonly DuplicatedPart[]>(duplicatedParts);
  const [problem, setProblem] = useState('');
  const { duplicate, copied } = useDuplicate();
  const isBusy = copied !== null;
  const isTaken = takenUrls.has(normaliseFrontendUrl(url));
  const isFree = !isTaken && isFrontendUrl(url);
  const error = problem || (isTaken ? frontendMessages.duplicate : undefined);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if (!isFree) return setProblem(isTaken ? frontendMessages.duplicate : frontendMessages.url);
    try {
      const stored = await duplicate(frontend, url, parts);
      onClose();
      onDone(stored);
    } catch (thrown) {
      setProblem(thrown instanceof ApiProblem ? thrown.problem.message : t('run.unreachable'));
    }
  }

  return (
    <Dialog
      persistent={isBusy}
      width={500}
      title={t('copy.duplicateTitle', { url: frontend.URL })}
      onClose={onClose}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {t('actions.cancel')}
          </Button>
          <Button type="submit" form={FORM} look="solid" busy={isBusy}>
            {t('copy.duplicate')}
          </Button>
        </>
      }
    >
      <form id={FORM} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <FormField
          required
          label={t('copy.newUrl')}
          error={error}
          hint={isFree ? t('form.urlFree') : t('form.urlHint')}
        >
          <Input
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={url}
            onChange={({ target }) => {
              setUrl(normaliseTypedUrl(target.value));
              setProblem('');
            }}
          />
        </FormField>
        <CheckboxGroup
          legend={t('copy.takeAlong')}
          values={duplicatedParts}
          chosen={parts}
          labelOf={(part) => t(`copy.parts.${part}`)}
          onChange={setParts}
        />
        <PanelText kind="facts">{t('copy.notPublished')}</PanelText>
        {copied !== null && copied.total > 0 && (
          <PanelText kind="facts" role="status">
            {t('copy.copyingPictures', { done: copied.done, count: copied.total })}
          </PanelText>
        )}
      </form>
    </Dialog>
  );
}
