import { when } from '@wabu/shared/entities/page-conditions';
import { CONTROLLER_NAMED, CONTROLLER_UNNAMED } from '@wabu/shared/entities/privacy/controller';
import { beforeValue, isolated } from '@wabu/shared/i18n/label';
import { analyticsProvider, isPrerendering } from '@wabu/shared/page';
import { LocalLink } from '@wabu/shared/routing';
import type { ComponentType } from 'react';
import { readController } from './controller.ts';
import { useDurations } from './durations.ts';
import { ResponsiveTable } from './responsive-table.tsx';
import { StorageTable } from './storage-table.tsx';
import classes from './text-page.module.css';
import { usePrivacyWords } from './words/privacy-words.ts';

const providerWords = () => ({ provider: isolated(analyticsProvider() ?? '') });

function shownActivities() {
  const activities = [
    'browsing',
    'preferences',
    'statistics',
    'staff',
    'suppliers',
    'requests',
  ] as const;
  return activities.filter((activity) => activity !== 'statistics' || analyticsProvider());
}
const conditionOf = (key: string) => (key === 'statistics' ? 'measured' : undefined);

function Controller() {
  const t = usePrivacyWords();
  const controller = readController();
  return (
    <>
      {controller && (
        <div id={CONTROLLER_NAMED} className={classes.block}>
          <p>
            {t('controller.who', {
              name: isolated(controller.name),
              address: isolated(controller.address),
            })}
          </p>
          <p>
            {t('controller.contact')}{' '}
            <a href={`mailto:${controller.email}`}>
              <bdi>{controller.email}</bdi>
            </a>
          </p>
          <p>{t('controller.officer')}</p>
        </div>
      )}
      {/* The prerendered HTML holds both; the server removes one (decision 0015). */}
      {(isPrerendering || !controller) && (
        <div id={CONTROLLER_UNNAMED}>
          <p>{t('controller.unnamed')}</p>
        </div>
      )}
    </>
  );
}

function Purposes() {
  const t = usePrivacyWords();
  return (
    <>
      <p>{t('purposes.intro')}</p>
      <ResponsiveTable
        caption={t('purposes.title')}
        columns={[t('purposes.purpose'), t('purposes.data'), t('purposes.basis')]}
        rows={shownActivities().map((activity) => ({
          name: t(`purposes.${activity}.purpose`, providerWords()),
          cells: [t(`purposes.${activity}.data`), t(`purposes.${activity}.basis`)],
          condition: conditionOf(activity),
        }))}
      />
    </>
  );
}

function Recipients() {
  const t = usePrivacyWords();
  const who = ['team', 'hosting', 'translation', 'statistics', 'authorities'] as const;
  return (
    <>
      <p>{t('recipients.intro')}</p>
      <ul>
        {who
          .filter((recipient) => recipient !== 'statistics' || analyticsProvider())
          .map((recipient) => (
            <li key={recipient} {...(recipient === 'statistics' && when('measured'))}>
              {t(`recipients.${recipient}`, providerWords())}
            </li>
          ))}
      </ul>
      <p>{t('recipients.transfers')}</p>
    </>
  );
}

function Retention() {
  const t = usePrivacyWords();
  const durations = useDurations();
  return (
    <>
      <ResponsiveTable
        caption={t('retention.title')}
        columns={[t('retention.what'), t('retention.howLong')]}
        rows={shownActivities().map((activity) => ({
          name: t(`retention.${activity}.what`),
          cells: [t(`retention.${activity}.howLong`, durations)],
          condition: conditionOf(activity),
        }))}
      />
      <p>{t('retention.history', durations)}</p>
    </>
  );
}

function Rights() {
  const t = usePrivacyWords();
  const rights = [
    'access',
    'rectification',
    'erasure',
    'restriction',
    'portability',
    'objection',
    'withdrawal',
  ] as const;
  return (
    <>
      <p>{t('rights.intro')}</p>
      <ul>
        {rights.map((right) => (
          <li key={right}>{t(`rights.${right}`)}</li>
        ))}
      </ul>
      <HowToAsk />
      <p>{t('rights.erased')}</p>
      <p>{t('rights.cookies')}</p>
      <p>
        {beforeValue(t('rights.complaint'))}
        <a href="https://www.garanteprivacy.it" rel="noreferrer">
          <bdi>www.garanteprivacy.it</bdi>
        </a>
      </p>
    </>
  );
}

function HowToAsk() {
  const t = usePrivacyWords();
  const controller = readController();
  return (
    <>
      {controller && <p {...when(CONTROLLER_NAMED)}>{t('rights.how')}</p>}
      {(isPrerendering || !controller) && (
        <p {...when(CONTROLLER_UNNAMED)}>{t('rights.unnamed')}</p>
      )}
    </>
  );
}

function Duty() {
  const t = usePrivacyWords();
  return (
    <>
      <p>{t('duty.mandatory')}</p>
      {analyticsProvider() && <p {...when('measured')}>{t('duty.statistics')}</p>}
      <p>{t('duty.automated')}</p>
    </>
  );
}

function Storage() {
  const t = usePrivacyWords();
  return (
    <>
      <p>{t('storage.intro')}</p>
      <StorageTable audience="everyone" />
      <h3>{t('table.staff')}</h3>
      <StorageTable audience="staff" />
      <p>{t('storage.changes')}</p>
      <p>
        <LocalLink to="/cookies">{t('storage.more')}</LocalLink>
      </p>
    </>
  );
}

/** The seven sections (GDPR article 13) in order. The id is the anchor and the key of the words. */
export const policySections = [
  { id: 'controller', Body: Controller },
  { id: 'purposes', Body: Purposes },
  { id: 'recipients', Body: Recipients },
  { id: 'retention', Body: Retention },
  { id: 'rights', Body: Rights },
  { id: 'duty', Body: Duty },
  { id: 'storage', Body: Storage },
] as const satisfies { id: string; Body: ComponentType }[];
