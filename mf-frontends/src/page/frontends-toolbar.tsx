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
import { Eye } from 'lucide-react';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './frontends-toolbar.module.css';
import type { RouteState } from './use-route-state.ts';

interface FrontendsToolbarProps {
  mode: RouteState['mode'];
  /** Whether the selected frontend is loaded. */
  hasFrontend: boolean;
  canWrite: boolean;
  isSaving: boolean;
  onNew: () => void;
  onEdit: () => void;
  onDelete: () => void;
  onSave: () => void;
  onSaveAsNew: () => void;
  onCancel: () => void;
  onPreview: () => void;
  onHistory: () => void;
}

/** The actions of the current mode. Users without write permission see no write actions. */
export function FrontendsToolbar(props: FrontendsToolbarProps) {
  const { mode, hasFrontend, canWrite, isSaving } = props;
  const t = useFrontendsWords();
  const isWriting = mode === 'edit' || mode === 'new';
  const canRead = hasFrontend && mode !== 'none';
  if (!canWrite && !canRead) return null;
  return (
    <div role="toolbar" aria-label={t('actions.toolbar')} className={styles.toolbar}>
      {canWrite && !isWriting && (
        <ToolbarButton
          label={t('actions.add')}
          icon={<IconAdd size={20} />}
          shortcut="alt+n"
          onPress={props.onNew}
        />
      )}
      {canWrite && mode === 'view' && hasFrontend && (
        <>
          <ToolbarButton
            label={t('actions.edit')}
            icon={<IconEdit size={18} />}
            onPress={props.onEdit}
          />
          <ToolbarButton
            label={t('actions.delete')}
            icon={<IconDelete size={18} />}
            onPress={props.onDelete}
          />
        </>
      )}
      {canWrite && isWriting && (
        <>
          <ToolbarButton
            look="solid"
            label={t('actions.save')}
            icon={<IconSave size={18} />}
            shortcut="mod+s"
            busy={isSaving}
            onPress={props.onSave}
          />
          {mode === 'edit' && (
            <ToolbarButton
              label={t('actions.saveAsNew')}
              icon={<IconSaveAsNew size={18} />}
              onPress={props.onSaveAsNew}
            />
          )}
          <ToolbarButton
            label={t('actions.cancel')}
            icon={<IconClose size={20} />}
            shortcut="escape"
            onPress={props.onCancel}
          />
        </>
      )}
      {canRead && (
        <ToolbarButton
          label={t('actions.preview')}
          icon={<Eye size={18} />}
          onPress={props.onPreview}
        />
      )}
      {canRead && mode !== 'new' && (
        <ToolbarButton
          label={t('actions.history')}
          icon={<IconHistory size={18} />}
          onPress={props.onHistory}
        />
      )}
    </div>
  );
}
