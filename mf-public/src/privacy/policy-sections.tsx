import { CONTROLLER_NAMED, CONTROLLER_UNNAMED } from '@wabu/shared/entities/controller';
import { beforeValue } from '@wabu/shared/i18n/label';
import { LocalLink } from '@wabu/shared/routing';
import type { ComponentType } from 'react';
import { usePrivacyWords } from '../page/public-words.ts';
import { GARANTE, isAhead, readController } from './controller.ts';
import { FactTable } from './fact-table.tsx';
import { StorageTable } from './storage-table.tsx';
import classes from './text-page.module.css';

const activities = ['browsing', 'preferences', 'statistics', 'staff', 'suppliers'] as const;

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
      {/* Ahead of time both are written, and the server leaves the one that is true. */}
      {(isAhead || !controller) && (
        <div id={CONTROLLER_UNNAMED}>
          <p>{t('controller.unnamed')}</p>
        </div>
      )}
    </>
  );
}

/** A name in one direction inside a sentence of the other keeps its own order. */
const isolated = (name: string) => `\u2068${name}\u2069`;

function Purposes() {
  const t = usePrivacyWords();
  return (
    <>
      <p>{t('purposes.intro')}</p>
      <FactTable
        caption={t('purposes.title')}
        columns={[t('purposes.purpose'), t('purposes.data'), t('purposes.basis')]}
        rows={activities.map((activity) => ({
          name: t(`purposes.${activity}.purpose`),
          facts: [t(`purposes.${activity}.data`), t(`purposes.${activity}.basis`)],
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
        {who.map((recipient) => (
          <li key={recipient}>{t(`recipients.${recipient}`)}</li>
        ))}
      </ul>
      <p>{t('recipients.transfers')}</p>
    </>
  );
}

function Retention() {
  const t = usePrivacyWords();
  return (
    <FactTable
      caption={t('retention.title')}
      columns={[t('retention.what'), t('retention.howLong')]}
      rows={activities.map((activity) => ({
        name: t(`retention.${activity}.what`),
        facts: [t(`retention.${activity}.howLong`)],
      }))}
    />
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
      <p>{t('rights.how')}</p>
      <p>
        {beforeValue(t('rights.complaint'))}
        <a href={GARANTE} rel="noreferrer">
          <bdi>www.garanteprivacy.it</bdi>
        </a>
      </p>
    </>
  );
}

function Duty() {
  const t = usePrivacyWords();
  return (
    <>
      <p>{t('duty.mandatory')}</p>
      <p>{t('duty.automated')}</p>
    </>
  );
}

function Storage() {
  const t = usePrivacyWords();
  return (
    <>
      <p>{t('storage.intro')}</p>
      <StorageTable />
      <p>{t('storage.changes')}</p>
      <p>
        <LocalLink to="/cookies">{t('storage.more')}</LocalLink>
      </p>
    </>
  );
}

/** The seven sections of article 13, in their order; the id is the anchor and the key of the words. */
export const policySections = [
  { id: 'controller', Body: Controller },
  { id: 'purposes', Body: Purposes },
  { id: 'recipients', Body: Recipients },
  { id: 'retention', Body: Retention },
  { id: 'rights', Body: Rights },
  { id: 'duty', Body: Duty },
  { id: 'storage', Body: Storage },
] as const satisfies { id: string; Body: ComponentType }[];
