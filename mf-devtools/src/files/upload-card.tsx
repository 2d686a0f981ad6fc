import { ApiProblem, answer, createApiClient } from '@wabu/api/client';
import { folders, storableFileName } from '@wabu/shared/entities/files';
import { TEST_FILE_DAYS } from '@wabu/shared/entities/retention';
import { fetchWithProgress } from '@wabu/shared/http';
import { createAuthorizedFetch } from '@wabu/shared/session';
import { Button, FileInput, FormField, Input, useConfirm } from '@wabu/shared/ui';
import { type FormEvent, useState } from 'react';
import { Card } from '../parts/card.tsx';
import formStyles from '../parts/card-form.module.css';
import { Outcome } from '../parts/outcome.tsx';
import { useAction } from '../parts/use-action.ts';
import { useDevtoolsWords } from '../words/devtools-words.ts';

/** Uploads a file to a folder with upload progress; confirms before it overwrites one. */
export function UploadCard() {
  const t = useDevtoolsWords();
  const confirm = useConfirm();
  const [file, setFile] = useState<File>();
  const [folder, setFolder] = useState<string>(folders.tests);
  const [progress, setProgress] = useState(0);

  const send = async (signal: AbortSignal, form: { file: File; folder: string }) => {
    const upload = fetchWithProgress((sent, total) => setProgress(total > 0 ? sent / total : 0));
    const { r2 } = createApiClient(createAuthorizedFetch(upload)).api;
    const post = (headers: Record<string, string>) => {
      setProgress(0);
      return answer<{ path: string }>(r2.upload.$post({ form }, { headers, init: { signal } }));
    };
    try {
      return await post({ 'If-None-Match': '*' });
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.problem.code !== 'exists') throw error;
      const isSure = await confirm({
        title: t('upload.exists'),
        detail: form.file.name,
        confirmLabel: t('upload.replace'),
        danger: true,
      });
      if (!isSure) throw new DOMException('Not replaced', 'AbortError');
      return post({});
    }
  };
  const { state, run, fail, cancel } = useAction(send);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!file) return fail(t('upload.noFile'));
    const named = new File([file], storableFileName(file.name), { type: file.type });
    void run({ file: named, folder });
  };

  return (
    <Card title={t('upload.title')}>
      <form className={formStyles.form} noValidate onSubmit={submit}>
        <FormField label={t('upload.file')}>
          <FileInput text={file?.name ?? t('upload.choose')} onFile={setFile} />
        </FormField>
        <FormField
          label={t('upload.folder')}
          hint={t('upload.folderHint', { days: TEST_FILE_DAYS })}
        >
          <Input dir="ltr" value={folder} onChange={(event) => setFolder(event.target.value)} />
        </FormField>
        <div className="wabu-wrap wabu-gap-2">
          <Button type="submit" look="solid" busy={state.status === 'busy'}>
            {t('upload.send')}
          </Button>
          {state.status === 'busy' && <Button onClick={cancel}>{t('stop')}</Button>}
        </div>
      </form>
      {state.status === 'busy' && (
        <progress
          className="wabu-full"
          aria-label={t('upload.progress')}
          value={progress}
          max={1}
        />
      )}
      <Outcome state={state}>{({ path }) => <p>{t('upload.done', { path })}</p>}</Outcome>
    </Card>
  );
}
