import { Columns3, List, Table2 } from 'lucide-react';
import { Button } from '../controls/button.tsx';
import { useUiWords } from '../words/it.ts';
import styles from './view-switch.module.css';

export interface ViewSwitchProps {
  isTable: boolean;
  onChoose: (view: 'list' | 'table') => void;
  onColumns: () => void;
}

export function ViewSwitch({ isTable, onChoose, onColumns }: ViewSwitchProps) {
  const t = useUiWords();
  const view = (name: 'list' | 'table', Icon: typeof List) => (
    <Button
      look="quiet"
      size="sm"
      title={t(`view.${name}`)}
      aria-pressed={isTable === (name === 'table')}
      onClick={() => onChoose(name)}
    >
      <Icon size={16} aria-hidden="true" />
      <span className={styles.label}>{t(`view.${name}`)}</span>
    </Button>
  );
  return (
    <>
      {isTable && (
        <Button look="quiet" size="sm" onClick={onColumns}>
          <Columns3 size={16} aria-hidden="true" />
          {t('view.columns')}
        </Button>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons are no form */}
      <div role="group" aria-label={t('view.label')} className={styles.views}>
        {view('list', List)}
        {view('table', Table2)}
      </div>
    </>
  );
}
