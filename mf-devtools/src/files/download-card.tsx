import { ApiProblem, answerBlob } from '@wabu/api/client';
import { DEFAULT_COVER, folders } from '@wabu/shared/entities/files';
import { useObjectUrl } from '@wabu/shared/pictures';
import { Button, FormField, Input } from '@wabu/shared/ui';
import { type FormEvent, useState } from 'react';
import { r2 } from '../api/devtools-client.ts';
import { Card } from '../parts/card.tsx';
import formStyles from '../parts/card-form.module.css';
import { Outcome } from '../parts/outcome.tsx';
import { useAction } from '../parts/use-action.ts';
import { useDevtoolsWords } from '../words/devtools-words.ts';
import styles from './files.module.css';

interface Found {
  name: string;
  blob: Blob;
  /** True when the file does not exist and `blob` is the default cover. */
  isDefault: boolean;
}

interface FilePath {
  foldername: string;
  filename: string;
}

const load = (json: FilePath, signal: AbortSignal): Promise<Blob> =>
  answerBlob(r2.getfile.$post({ json }, { init: { signal } }));

async function find(signal: AbortSignal, path: FilePath): Promise<Found> {
  try {
    return { name: path.filename, blob: await load(path, signal), isDefault: false };
  } catch (error) {
    // A 5xx does not prove that the file is missing.
    if (!(error instanceof ApiProblem) || error.status >= 500) throw error;
    const blob = await load(DEFAULT_COVER, signal);
    return { name: DEFAULT_COVER.filename, blob, isDefault: true };
  }
}

/** Loads a file: shows a picture, links anything else for download. Shows the default cover for a missing file. */
export function DownloadCard() {
  const t = useDevtoolsWords();
  const [folder, setFolder] = useState<string>(folders.tests);
  const [name, setName] = useState('');
  const { state, run } = useAction(find);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run({ foldername: folder, filename: name });
  };
  return (
    <Card title={t('download.title')}>
      <form className={formStyles.form} noValidate onSubmit={submit}>
        <FormField label={t('download.folder')}>
          <Input dir="ltr" value={folder} onChange={(event) => setFolder(event.target.value)} />
        </FormField>
        <FormField label={t('download.name')}>
          <Input dir="ltr" value={name} onChange={(event) => setName(event.target.value)} />
        </FormField>
        <div className="wabu-wrap wabu-gap-2">
          <Button type="submit" look="solid" busy={state.status === 'busy'}>
            {t('download.get')}
          </Button>
        </div>
      </form>
      <Outcome state={state}>
        {({ isDefault, ...file }) => (
          <>
            {isDefault && <p>{t('download.notFound')}</p>}
            <FoundFile {...file} />
          </>
        )}
      </Outcome>
    </Card>
  );
}

function FoundFile({ name, blob }: Pick<Found, 'name' | 'blob'>) {
  const t = useDevtoolsWords();
  const address = useObjectUrl(blob);
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
