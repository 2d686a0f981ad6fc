import {
  IconAdd,
  IconClose,
  IconDelete,
  IconEdit,
  IconHistory,
  IconSave,
  IconSaveAsNew,
  ToolbarButton,
} from '@wabu/shared/ui';
import { memo } from 'react';
import { useSupplierWords } from '../words/supplier-words.ts';
import styles from './supplier-toolbar.module.css';

interface SupplierToolbarProps {
  mode: 'view' | 'new' | 'edit';
  hasSelection: boolean;
  /** Whether the selected or edited supplier is stored. */
  hasHistory: boolean;
  onHistory: () => void;
  canWrite: boolean;
  isSaving: boolean;
  actions: Record<'add' | 'edit' | 'remove' | 'save' | 'cancel' | 'saveAsNew', () => void>;
}

/** All actions in fixed places; a disabled one gives its reason. */
export const SupplierToolbar = memo(function SupplierToolbar(props: SupplierToolbarProps) {
  const { mode, hasSelection, hasHistory, onHistory, canWrite, isSaving, actions } = props;
  const t = useSupplierWords();
  const isWriting = mode !== 'view';
  const ofList = isWriting ? t('toolbar.finishFirst') : undefined;
  const ofSelection = ofList ?? (hasSelection ? undefined : t('toolbar.selectFirst'));
  const ofForm = isWriting ? undefined : t('toolbar.nothingToSave');
  // Without permission the buttons stay enabled, and the page answers «Permessi non validi».
  const reasonIfAllowed = (reason: string | undefined) => (canWrite ? reason : undefined);
  return (
    <div role="toolbar" aria-label={t('toolbar.label')} className={styles.toolbar}>
      <ToolbarButton
        label={t('toolbar.new')}
        icon={<IconAdd size={20} />}
        shortcut="alt+n"
        disabledReason={reasonIfAllowed(ofList)}
        onPress={actions.add}
      />
      <ToolbarButton
        label={t('toolbar.edit')}
        icon={<IconEdit size={18} />}
        disabledReason={canWrite ? ofSelection : t('failed.forbidden')}
        onPress={actions.edit}
        onRefused={canWrite ? undefined : actions.edit}
      />
      <ToolbarButton
        label={t('toolbar.delete')}
        icon={<IconDelete size={18} />}
        disabledReason={reasonIfAllowed(ofSelection)}
        onPress={actions.remove}
      />
      <ToolbarButton
        label={t('toolbar.history')}
        icon={<IconHistory size={18} />}
        disabledReason={hasHistory ? undefined : t('toolbar.selectFirst')}
        onPress={onHistory}
      />
      <span className={styles.gap} />
      <ToolbarButton
        label={t('toolbar.save')}
        icon={<IconSave size={18} />}
        shortcut="mod+s"
        look={isWriting ? 'solid' : 'outline'}
        busy={isSaving}
        disabledReason={reasonIfAllowed(ofForm)}
        onPress={actions.save}
      />
      <ToolbarButton
        label={t('toolbar.cancel')}
        icon={<IconClose size={20} />}
        shortcut="escape"
        disabledReason={isWriting ? undefined : t('toolbar.nothingToCancel')}
        onPress={actions.cancel}
      />
      <ToolbarButton
        label={t('toolbar.saveAsNew')}
        icon={<IconSaveAsNew size={18} />}
        disabledReason={reasonIfAllowed(mode === 'edit' ? undefined : t('toolbar.onlyInEdit'))}
        onPress={actions.saveAsNew}
      />
    </div>
  );
});
