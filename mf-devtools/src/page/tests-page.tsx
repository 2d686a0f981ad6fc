import { can } from '@wabu/shared/entities/permissions';
import { languageOf, useLanguage } from '@wabu/shared/i18n';
import { useSession } from '@wabu/shared/session';
import { PageHeader } from '@wabu/shared/ui';
import { lazy, Suspense } from 'react';
import { ChecksCard } from '../checks/checks-card.tsx';
import { DownloadCard } from '../files/download-card.tsx';
import { UploadCard } from '../files/upload-card.tsx';
import { AddFrontendCard } from '../frontends/add-frontend-card.tsx';
import { FrontendsCard } from '../frontends/frontends-card.tsx';
import { ErrorsCard } from '../modules/errors-card.tsx';
import { ModulesCard } from '../modules/modules-card.tsx';
import { SecurityCard } from '../modules/security-card.tsx';
import { ShareCard } from '../modules/share-card.tsx';
import { WaterfallCard } from '../modules/waterfall-card.tsx';
import { PaletteCard } from '../palette/palette-card.tsx';
import { FaultCard } from '../releases/fault-card.tsx';
import { ReleasesCard } from '../releases/releases-card.tsx';
import { TranslatorCard } from '../translator/translator-card.tsx';
import { useDevtoolsWords } from '../words/devtools-words.ts';
import styles from './tests-page.module.css';

const RichTextCard = lazy(async () => ({
  default: (await import('../rich-text/rich-text-card.tsx')).RichTextCard,
}));

/** The Tests page: one card for each part of server and interface, to try it alone. */
export function TestsPage() {
  const t = useDevtoolsWords();
  const { user } = useSession();
  const { label, name, html } = languageOf(useLanguage());
  return (
    <div className="wabu-stack wabu-gap-5">
      <PageHeader title={t('title')} />
      <div className={styles.welcome}>
        {user ? (
          <p>{t('welcome', { name: user.username, role: user.role })}</p>
        ) : (
          <p role="alert">{t('noToken')}</p>
        )}
        <p className="wabu-muted">
          {t('language')}: {label} (<bdi lang={html}>{name}</bdi>)
        </p>
      </div>
      <div className={styles.cards}>
        <ChecksCard />
        <UploadCard />
        <DownloadCard />
        <AddFrontendCard />
        <FrontendsCard />
        <PaletteCard />
        <TranslatorCard />
        <Suspense fallback={<p>{t('loading')}</p>}>
          <RichTextCard />
        </Suspense>
        {can(user?.role, 'modules.inspect') && (
          <>
            <ModulesCard />
            <ErrorsCard />
            <WaterfallCard />
            <ShareCard />
            <SecurityCard />
            <ReleasesCard />
            <FaultCard />
          </>
        )}
      </div>
    </div>
  );
}
