import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '@wabu/api/client';
import {
  type FrontendWithProvenance,
  frontendMessages,
  isFrontendUrl,
  normaliseFrontendUrl,
} from '@wabu/shared/entities/frontend';
import { randomId } from '@wabu/shared/entities/random-id';
import { Button, Dialog, FormField, Input, showToast, useUndoAction } from '@wabu/shared/ui';
import { type SyntheticEvent, useRef, useState } from 'react';
import { copyPictures } from '../../api/copy-pictures.ts';
import { addFrontend } from '../../api/frontend-calls.ts';
import {
  type DuplicatedPart,
  duplicatedParts,
  duplicateOf,
  proposedUrl,
} from '../../model/copy/duplicate.ts';
import { normaliseTypedUrl } from '../../model/draft/typed-url.ts';
import { CheckboxGroup } from '../../parts/checkbox-group.tsx';
import { PanelText } from '../../parts/record-panel.tsx';
import { useFrontendsWords } from '../../words/frontends-words.ts';
import { addressOf } from './state-for-supplier.ts';

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
            {t('actions.close')}
          </Button>
          <Button type="submit" form={FORM} look="solid" busy={isBusy}>
            {t('copy.duplicate')}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        className="wabu-stack wabu-gap-5"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
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

function useDuplicate() {
  const t = useFrontendsWords();
  const queries = useQueryClient();
  const undoAction = useUndoAction();
  const [copied, setCopied] = useState<{ done: number; total: number } | null>(null);
  /** A repeated attempt is the same creation, unless another URL or other parts are asked for. */
  const attempt = useRef({ asked: '', batch: '' });

  async function duplicate(
    frontend: FrontendWithProvenance,
    url: string,
    parts: readonly DuplicatedPart[],
  ): Promise<string> {
    const asked = JSON.stringify([url, parts]);
    if (attempt.current.asked !== asked) attempt.current = { asked, batch: randomId() };
    const { batch } = attempt.current;
    setCopied({ done: 0, total: 0 });
    try {
      const address = parts.includes('address') ? null : await addressOf(frontend.Fornitore);
      const { draft, origins, pictures } = duplicateOf(frontend, url, parts, address);
      const total = pictures.length;
      setCopied({ done: 0, total });
      const { URL } = await addFrontend({ draft, origins }, batch);
      const failed = await copyPictures(pictures, { from: frontend.URL, to: URL }, (done) =>
        setCopied({ done, total }),
      );
      void queries.invalidateQueries({ queryKey: ['frontends'] });
      showToast({
        kind: 'success',
        text: t('copy.duplicated', { url: URL }),
        actions: [undoAction(batch)],
      });
      if (failed.length > 0)
        showToast({ kind: 'error', text: t('save.imagesNotCopied', { names: failed.join(', ') }) });
      return URL;
    } finally {
      setCopied(null);
    }
  }
  return { duplicate, copied };
}
