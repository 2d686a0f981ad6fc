import { type ReactNode, useMemo, useState } from 'react';
import { countOpenDuties } from '../../model/legal/duties.ts';
import { PanelDetails } from '../../parts/record-panel.tsx';
import { useFrontendsWords } from '../../words/frontends-words.ts';

interface LegalSummaryProps {
  frontend: Parameters<typeof countOpenDuties>[0];
  children: ReactNode;
}

export function LegalSummary({ frontend, children }: LegalSummaryProps) {
  const t = useFrontendsWords();
  const [isShown, setShown] = useState(false);
  const count = useMemo(() => countOpenDuties(frontend), [frontend]);
  return (
    <PanelDetails
      isTodo={count > 0}
      summary={count > 0 ? t('legal.open', { count }) : t('legal.allFine')}
      onToggle={({ currentTarget }) => setShown(currentTarget.open)}
    >
      {isShown && <>{children}</>}
    </PanelDetails>
  );
}
