import {
  IconAdd,
  IconClose,
  IconDelete,
  IconEdit,
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
  canWrite: boolean;
  isSaving: boolean;
  acts: Record<'add' | 'edit' | 'remove' | 'save' | 'cancel' | 'saveAsNew', () => void>;
}

/** All actions, always in one place; what does not apply now says why. */
export const SupplierToolbar = memo(function SupplierToolbar(props: SupplierToolbarProps) {
  const { mode, hasSelection, canWrite, isSaving, acts } = props;
  const t = useSupplierWords();
  const isWriting = mode !== 'view';
  const ofList = isWriting ? t('toolbar.finishFirst') : undefined;
  const ofSelection = ofList ?? (hasSelection ? undefined : t('toolbar.selectFirst'));
  const ofForm = isWriting ? undefined : t('toolbar.nothingToSave');
  // Whoever may not write hears so from the page, whichever button it was.
  const allowed = (reason: string | undefined) => (canWrite ? reason : undefined);
  return (
    <div role="toolbar" aria-label={t('toolbar.label')} className={styles.toolbar}>
      <ToolbarButton
        label={t('toolbar.new')}
        icon={<IconAdd size={20} />}
        shortcut="alt+n"
        disabledReason={allowed(ofList)}
        onPress={acts.add}
      />
      <ToolbarButton
        label={t('toolbar.edit')}
        icon={<IconEdit size={18} />}
        disabledReason={canWrite ? ofSelection : t('failed.forbidden')}
        onPress={acts.edit}
        onRefused={canWrite ? undefined : acts.edit}
      />
      <ToolbarButton
        label={t('toolbar.delete')}
        icon={<IconDelete size={18} />}
        disabledReason={allowed(ofSelection)}
        onPress={acts.remove}
      />
      <span className={styles.gap} />
      <ToolbarButton
        label={t('toolbar.save')}
        icon={<IconSave size={18} />}
        shortcut="mod+s"
        look={isWriting ? 'solid' : 'outline'}
        busy={isSaving}
        disabledReason={allowed(ofForm)}
        onPress={acts.save}
      />
      <ToolbarButton
        label={t('toolbar.cancel')}
        icon={<IconClose size={20} />}
        shortcut="escape"
        disabledReason={isWriting ? undefined : t('toolbar.nothingToCancel')}
        onPress={acts.cancel}
      />
      <ToolbarButton
        label={t('toolbar.saveAsNew')}
        icon={<IconSaveAsNew size={18} />}
        disabledReason={allowed(mode === 'edit' ? undefined : t('toolbar.onlyInEdit'))}
        onPress={acts.saveAsNew}
      />
    </div>
  );
});
