import { ApiProblem, answerBlob } from '@wabu/api/client';
import { folders } from '@wabu/shared/entities/files';
import { Button, FormField, Input } from '@wabu/shared/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { Card } from '../tests/card.tsx';
import form from '../tests/card-form.module.css';
import { r2 } from '../tests/devtools-client.ts';
import { Outcome } from '../tests/outcome.tsx';
import { useAction } from '../tests/use-action.ts';
import { useDevtoolsWords } from '../words/devtools-words.ts';
import styles from './files.module.css';

interface Found {
  name: string;
  blob: Blob;
}

async function find(signal: AbortSignal, foldername: string, filename: string): Promise<Found> {
  const call = r2.getfile.$post({ json: { foldername, filename } }, { init: { signal } });
  return { name: filename, blob: await answerBlob(call) };
}

/** Finds a file: a picture is shown, anything else is offered to be saved. */
export function DownloadCard() {
  const t = useDevtoolsWords();
  const [folder, setFolder] = useState<string>(folders.tests);
  const [name, setName] = useState('');
  const { state, run } = useAction(find, {
    explain: (message, error) =>
      error instanceof ApiProblem && error.status === 404
        ? t('download.notFound')
        : t('error', { message }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(folder, name);
  };
  return (
    <Card title={t('download.title')}>
      <form className={form.form} noValidate onSubmit={submit}>
        <FormField label={t('download.folder')}>
          <Input dir="ltr" value={folder} onChange={(event) => setFolder(event.target.value)} />
        </FormField>
        <FormField label={t('download.name')}>
          <Input dir="ltr" value={name} onChange={(event) => setName(event.target.value)} />
        </FormField>
        <div className={form.actions}>
          <Button type="submit" look="solid" busy={state.status === 'busy'}>
            {t('download.get')}
          </Button>
        </div>
      </form>
      <Outcome state={state}>{(found) => <FoundFile {...found} />}</Outcome>
    </Card>
  );
}

function FoundFile({ name, blob }: Found) {
  const t = useDevtoolsWords();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  if (!address) return null;
  if (blob.type.startsWith('image/')) {
    return <img className={styles.preview} src={address} alt={t('download.preview', { name })} />;
  }
  return (
    <p>
      <a href={address} download={name}>
        {t('download.save', { name })}
      </a>{' '}
      {t('download.type', { type: blob.type })}
    </p>
  );
}
