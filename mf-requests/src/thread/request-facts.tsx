import type { VisitorRequest } from '@wabu/shared/entities/requests/request';
import { referenceOf } from '@wabu/shared/entities/requests/request-facts';
import { useStaffLocale } from '@wabu/shared/i18n';
import { languageOf } from '@wabu/shared/i18n/languages';
import { ADMIN_PATH } from '@wabu/shared/module';
import { Link } from '@wabu/shared/routing';
import { AddressText, Fact, RecordFacts, RecordGroup, useTimeFormat } from '@wabu/shared/ui';
import { useRequestWords } from '../words/request-words.ts';

/** Who asks, about what. */
export function RequestFacts({ request }: { request: VisitorRequest }) {
  const t = useRequestWords();
  const format = useTimeFormat();
  const { name: language, html: lang } = languageOf(request.language);
  const { id, email, kind, people, URL, Fornitore, createdAt } = request;
  return (
    <RecordGroup title={t('detail.visitor')}>
      <RecordFacts>
        <Fact label={t('field.email')}>
          {email && (
            // The name of the link would have spaces where it may break.
            <a href={`mailto:${encodeURIComponent(email)}`} aria-label={email}>
              <AddressText address={email} />
            </a>
          )}
        </Fact>
        <Fact label={t('field.kind')}>{t(`kind.${kind}`)}</Fact>
        <Fact label={t('field.language')}>
          <span lang={lang}>{language}</span>
        </Fact>
        <Dates request={request} />
        {people > 0 && <Fact label={t('field.people')}>{people}</Fact>}
        {URL && (
          <Fact label={t('field.URL')}>
            <Link to={`${ADMIN_PATH}/frontends?${new URLSearchParams({ frontend: URL })}`}>
              <AddressText address={URL} />
            </Link>
          </Fact>
        )}
        {Fornitore && (
          <Fact label={t('field.Fornitore')}>
            <Link to={`${ADMIN_PATH}/suppliers#${new URLSearchParams({ q: Fornitore })}`}>
              {Fornitore}
            </Link>
          </Fact>
        )}
        <Fact label={t('field.createdAt')}>{format(createdAt)}</Fact>
        <Fact label={t('field.reference')}>{referenceOf(id)}</Fact>
      </RecordFacts>
    </RecordGroup>
  );
}

function Dates({ request: { from, to } }: { request: VisitorRequest }) {
  const t = useRequestWords();
  const locale = useStaffLocale();
  const days = [from, to].filter(Boolean);
  if (days.length === 0) return null;
  // Of no time zone: a day is the same everywhere.
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <Fact label={t(from ? 'field.dates' : 'field.to')}>
      {days.map((day) => format.format(new Date(day))).join(' – ')}
    </Fact>
  );
}
