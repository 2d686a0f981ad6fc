import type { Facts } from '@wabu/shared/entities/facts';
import { useLanguage } from '@wabu/shared/i18n';
import { staffLanguageOf } from '@wabu/shared/i18n/languages';
import { exceptionRow, priceText, seasonText, weekRows } from '@wabu/shared/microsite/fact-text';
import { kindWords } from '@wabu/shared/microsite/kind-words';
import { AddressText, Fact, RecordFacts, RecordGroup } from '@wabu/shared/ui';
import { useFrontendsWords } from '../../words/frontends-words.ts';
import { useFactsWords } from './words/it.ts';

/** The facts of a microsite, in the language of the staff. */
export function FactsView({ facts }: { facts: Facts }) {
  const t = useFactsWords();
  const title = useFrontendsWords()('fields.facts');
  const language = staffLanguageOf(useLanguage());
  const { name, phone, website, kind, price, seasons = [], exceptions = [] } = facts;
  return (
    <RecordGroup title={title}>
      <RecordFacts>
        {name && <Fact label={t('name')}>{name}</Fact>}
        {kind && <Fact label={t('kind')}>{kindWords[language][kind][0]}</Fact>}
        {price !== undefined && <Fact label={t('shownPrice')}>{priceText(facts, language)}</Fact>}
        {phone && (
          <Fact label={t('phone')}>
            <AddressText address={phone} />
          </Fact>
        )}
        {website && (
          <Fact label={t('website')}>
            <AddressText address={website} />
          </Fact>
        )}
        {seasons.map((season, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no name of their own
          <Fact key={index} label={`${t('season')}: ${seasonText(season, language)}`}>
            <Lines rows={weekRows(season.week, language)} />
          </Fact>
        ))}
        {exceptions.length > 0 && (
          <Fact label={t('exception')}>
            <Lines rows={exceptions.map((exception) => exceptionRow(exception, language))} />
          </Fact>
        )}
      </RecordFacts>
    </RecordGroup>
  );
}

const Lines = ({ rows }: { rows: ReturnType<typeof weekRows> }) =>
  rows.map(({ days, times }) => (
    <span key={days} className="wabu-block">
      {`${days}: ${times}`}
    </span>
  ));
