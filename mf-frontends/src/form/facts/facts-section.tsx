import { lazyPart } from '@wabu/shared/ui';
import { useState } from 'react';
import { fieldId } from '../../model/draft/field-message.ts';
import { PanelDetails } from '../../parts/record-panel.tsx';
import { useFrontendsWords } from '../../words/frontends-words.ts';

const FactsFields = lazyPart(
  async () => (await import(/* webpackChunkName: 'facts' */ './facts-fields.tsx')).FactsFields,
);

/** The facts of a microsite, whose code loads when they are opened. */
export function FactsSection() {
  const t = useFrontendsWords();
  const [isShown, setShown] = useState(false);
  return (
    <div id={fieldId('facts')}>
      <PanelDetails
        summary={t('fields.facts')}
        onToggle={({ currentTarget }) => setShown(currentTarget.open)}
      >
        {isShown && <FactsFields />}
      </PanelDetails>
    </div>
  );
}
