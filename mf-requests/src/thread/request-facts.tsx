import type { VisitorRequest } from '@wabu/shared/entities/requests/request';
import { referenceOf } from '@wabu/shared/entities/requests/request-facts';
import { useStaffLocale } from '@wabu/shared/i18n';
import { languageOf } from '@wabu/shared/i18n/languages';
import { ADMIN_PATH } from '@wabu/shared/module';
import { Link } from '@wabu/shared/routing';
import {
  AddressText,
  Button,
  Fact,
  RecordFacts,
  RecordGroup,
  useTimeFormat,
} from '@wabu/shared/ui';
import { useRequestWords } from '../words/request-words.ts';

interface RequestFactsProps {
  request: VisitorRequest;
  /** Ends the link of the supplier; absent for a person who only reads. */
  onWithdraw: (() => void) | undefined;
}

/** Who asks, about what. */
export function RequestFacts({ request, onWithdraw }: RequestFactsProps) {
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
        <SupplierLink request={request} onWithdraw={onWithdraw} />
        <Fact label={t('field.createdAt')}>{format(createdAt)}</Fact>
        <Fact label={t('field.reference')}>{referenceOf(id)}</Fact>
      </RecordFacts>
    </RecordGroup>
  );
}

/** Until when the supplier answers, and whether the mail with the link has arrived. */
function SupplierLink({ request, onWithdraw }: RequestFactsProps) {
  const t = useRequestWords();
  const format = useTimeFormat();
  const { supplierLinkUntil: until = 0, supplierMail: mail } = request;
  if (until < Date.now()) return null;
  return (
    <Fact label={t('field.supplierLink')}>
      {[t('forward.until', { until: format(until) }), mail && t(`mail.${mail}`)]
        .filter(Boolean)
        .join(' · ')}{' '}
      {onWithdraw && (
        <Button size="sm" onClick={onWithdraw}>
          {t('forward.withdraw')}
        </Button>
      )}
    </Fact>
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
