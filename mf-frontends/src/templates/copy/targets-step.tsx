import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answer } from '@wabu/api/client';
import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import { MAX_PAGE_ROWS } from '@wabu/shared/entities/lists/list-pages';
import { isEmptyText } from '@wabu/shared/entities/translation-provenance';
import { languages } from '@wabu/shared/i18n/languages';
import { Button, Dialog, EmptyState, SearchField, Spinner } from '@wabu/shared/ui';
import { useDeferredValue, useState } from 'react';
import { api } from '../../api/frontends-client.ts';
import type { SectionCopy } from '../../model/copy/section-copy.ts';
import { CheckboxRow } from '../../parts/checkbox-group.tsx';
import { DialogTotals } from '../../parts/dialog-totals.tsx';
import { PanelText } from '../../parts/record-panel.tsx';
import { useFrontendsWords } from '../../words/frontends-words.ts';
import styles from './copy.module.css';

interface TargetsStepProps {
  name: string;
  copy: SectionCopy;
  from: string | null;
  onStart: (targets: readonly FrontendSummary[]) => Promise<void>;
  onClose: () => void;
}

export function TargetsStep({ name, copy, from, onStart, onClose }: TargetsStepProps) {
  const t = useFrontendsWords();
  const [text, setText] = useState('');
  const { shown, hasMore, isLoading, hasFailed, loadAll, isLoadingAll } = useTargets(text, from);
  const [chosen, setChosen] = useState<ReadonlyMap<string, FrontendSummary>>(new Map());
  const [isStarting, setStarting] = useState(false);
  const { Contenuto, NomeSezione } = copy.section;
  const written = languages.filter(
    ({ code }) => !isEmptyText(Contenuto[code] ?? '') || !isEmptyText(NomeSezione[code] ?? ''),
  );
  const select = (frontends: readonly FrontendSummary[], isSelected: boolean) =>
    setChosen((before) => {
      const next = new Map(before);
      for (const one of frontends) isSelected ? next.set(one.URL, one) : next.delete(one.URL);
      return next;
    });

  return (
    <Dialog
      width={600}
      persistent={isStarting}
      title={t('copy.sectionTitle', { name })}
      onClose={onClose}
      footer={
        <>
          <DialogTotals>{t('copy.chosen', { count: chosen.size })}</DialogTotals>
          <Button disabled={isStarting} onClick={onClose}>
            {t('actions.close')}
          </Button>
          <Button
            look="solid"
            busy={isStarting}
            disabled={chosen.size === 0}
            onClick={() => {
              setStarting(true);
              void onStart([...chosen.values()]);
            }}
          >
            {t('copy.copyHere', { count: chosen.size })}
          </Button>
        </>
      }
    >
      <div className="wabu-stack wabu-gap-5">
        <PanelText kind="facts">
          {t('copy.sectionPlan', { languages: written.map(({ label }) => label).join(', ') })}
        </PanelText>
        <SearchField
          label={t('list.search')}
          value={text}
          onChange={setText}
          onLeave={() => undefined}
        />
        {hasFailed && <PanelText kind="problem">{t('run.unreachable')}</PanelText>}
        {isLoading && <Spinner />}
        {!isLoading && !hasFailed && shown.length === 0 && <EmptyState title={t('list.noMatch')} />}
        {shown.length > 0 && (
          <div className="wabu-wrap wabu-gap-2">
            <Button
              size="sm"
              busy={isLoadingAll}
              onClick={() => void loadAll().then((all) => select(all, true))}
            >
              {t('copy.selectFound')}
            </Button>
            {chosen.size > 0 && (
              <Button size="sm" look="quiet" onClick={() => setChosen(new Map())}>
                {t('copy.selectNone')}
              </Button>
            )}
          </div>
        )}
        <ul className={styles.targets}>
          {shown.map((frontend) => (
            <li key={frontend.URL}>
              <CheckboxRow
                label={`${frontend.URL} · ${frontend.Fornitore}`}
                selected={chosen.has(frontend.URL)}
                onSelect={(isSelected) => select([frontend], isSelected)}
              />
            </li>
          ))}
        </ul>
        {hasMore && (
          <PanelText kind="facts">{t('copy.searchForMore', { count: shown.length })}</PanelText>
        )}
      </div>
    </Dialog>
  );
}

/** Microsites that are shown to choose from. */
const SHOWN = 50;

function useTargets(text: string, without: string | null) {
  const searched = useDeferredValue(text.trim());
  const [isLoadingAll, setLoadingAll] = useState(false);
  const others = (frontends: readonly FrontendSummary[]) =>
    frontends.filter(({ URL }) => URL !== without);
  const { data, isPending, isError } = useQuery({
    queryKey: ['frontends', 'targets', searched],
    queryFn: ({ signal }) =>
      answer(
        api.d1.searchfrontends.$post(
          { json: { text: searched, limit: SHOWN + 1 } },
          { init: { signal } },
        ),
      ),
    placeholderData: keepPreviousData,
  });
  const records = data?.records ?? [];
  const shown = others(records).slice(0, SHOWN);

  async function loadAll(): Promise<FrontendSummary[]> {
    setLoadingAll(true);
    try {
      const all: FrontendSummary[] = [];
      let after: string | undefined;
      do {
        const json = { text: searched, limit: MAX_PAGE_ROWS, ...(after && { after }) };
        const page = await answer(api.d1.searchfrontends.$post({ json }));
        all.push(...page.records);
        after = page.next ?? undefined;
      } while (after !== undefined);
      return others(all);
    } catch {
      // What is shown can be chosen; the network says by itself that it is gone.
      return shown;
    } finally {
      setLoadingAll(false);
    }
  }

  return {
    shown,
    hasMore: others(records).length > SHOWN,
    isLoading: isPending,
    hasFailed: isError,
    loadAll,
    isLoadingAll,
  };
}
