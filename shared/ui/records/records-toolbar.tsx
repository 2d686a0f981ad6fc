import { memo, type ReactNode } from 'react';
import {
  IconAdd,
  IconClose,
  IconDelete,
  IconDown,
  IconEdit,
  IconHistory,
  IconMore,
  IconSave,
  IconSaveAsNew,
} from '../controls/icons.ts';
import { type MenuAction, MenuButton } from '../controls/menu-button.tsx';
import { ToolbarButton, type ToolbarButtonProps } from '../controls/toolbar-button.tsx';
import { useHotkey } from '../controls/use-hotkey.ts';
import { useUiWords } from '../words/it.ts';
import styles from './records-toolbar.module.css';

type RecordsAction =
  | 'add'
  | 'edit'
  | 'remove'
  | 'history'
  | 'save'
  | 'saveAndContinue'
  | 'saveAndNew'
  | 'saveAsNew'
  | 'cancel';

export interface RecordsToolbarProps {
  label: string;
  /** `none`: no record is open, or it is being loaded. */
  mode: 'none' | 'view' | 'new' | 'edit';
  canWrite: boolean;
  /** False: records are not added, edited and saved here. */
  hasForm: boolean;
  isSaving: boolean;
  /** What becomes of an action that the role does not allow. A disabled one calls back all the same. */
  notAllowed: 'disabled' | 'hidden';
  actions: Record<RecordsAction, () => void>;
  children?: ReactNode;
  /** Another way to save, beside «Salva». It is shown while a form is open. */
  besideSave?: ReactNode;
  recordActions?: readonly MenuAction[];
}

/** The styles hide the button «Salva come nuovo» in such windows. */
const NARROW = '(width < 600px)';

/** What can be done now on a page of records, in one bar. It listens for Alt N, Ctrl S and Ctrl Shift S. */
export const RecordsToolbar = memo(function RecordsToolbar(props: RecordsToolbarProps) {
  const { mode, canWrite, hasForm, actions, recordActions = [] } = props;
  const t = useUiWords();
  const isWriting = mode === 'new' || mode === 'edit';
  const [save, saveAndContinue] = [t('toolbar.save'), t('toolbar.saveAndContinue')];
  // A row of a phone has room for the buttons of a form, and not for this one.
  const isHistoryInMenu = mode === 'edit' && recordActions.length > 0 && matchMedia(NARROW).matches;
  const history = { id: 'history', label: t('toolbar.history'), onPress: actions.history };
  useHotkey('alt+n', actions.add, { enabled: hasForm && !isWriting, label: t('toolbar.new') });
  useHotkey('mod+s', actions.save, { enabled: isWriting, label: save });
  useHotkey('mod+shift+s', actions.saveAndContinue, { enabled: isWriting, label: saveAndContinue });
  return (
    <div role="toolbar" aria-label={props.label} className={styles.toolbar}>
      <span className={styles.list}>
        {hasForm && !isWriting && (
          <Tool
            {...props}
            action="add"
            label={t('toolbar.new')}
            icon={<IconAdd size={20} />}
            shortcut="alt+n"
          />
        )}
        {!canWrite && <span className={styles.note}>{t('toolbar.readOnly')}</span>}
      </span>
      <span className={styles.record}>
        {mode === 'view' && hasForm && (
          <Tool {...props} action="edit" label={t('toolbar.edit')} icon={<IconEdit size={18} />} />
        )}
        {mode === 'view' && (
          <Tool
            {...props}
            action="remove"
            label={t('toolbar.delete')}
            icon={<IconDelete size={18} />}
          />
        )}
        {isWriting && <FormTools {...props} />}
        {props.children}
        {(mode === 'view' || mode === 'edit') && !isHistoryInMenu && (
          <Tool
            {...props}
            isReading
            action="history"
            label={history.label}
            icon={<IconHistory size={18} />}
          />
        )}
        {mode !== 'none' && recordActions.length > 0 && (
          <MenuButton
            label={t('toolbar.menu')}
            icon={<IconMore size={20} aria-hidden="true" />}
            actions={isHistoryInMenu ? [...recordActions, history] : recordActions}
          />
        )}
      </span>
    </div>
  );
});

/** A form is open, so the role may write. */
function FormTools(props: RecordsToolbarProps) {
  const { mode, isSaving } = props;
  const t = useUiWords();
  return (
    <>
      <Tool
        {...props}
        action="save"
        label={t('toolbar.save')}
        icon={<IconSave size={18} />}
        look="solid"
        shortcut="mod+s"
        busy={isSaving}
      />
      {props.besideSave}
      <SaveMenu mode={mode} actions={props.actions} />
      <Tool
        {...props}
        action="cancel"
        label={t('toolbar.cancel')}
        icon={<IconClose size={20} />}
        shortcut="escape"
      />
      {mode === 'edit' && (
        <Tool
          {...props}
          action="saveAsNew"
          label={t('toolbar.saveAsNew')}
          icon={<IconSaveAsNew size={18} />}
        />
      )}
    </>
  );
}

interface ToolProps
  extends Pick<ToolbarButtonProps, 'label' | 'icon' | 'look' | 'shortcut' | 'busy'>,
    Pick<RecordsToolbarProps, 'canWrite' | 'notAllowed' | 'actions'> {
  action: RecordsAction;
  isReading?: boolean;
}

function Tool(props: ToolProps) {
  const { action, canWrite, notAllowed, actions, isReading = false } = props;
  const t = useUiWords();
  const isForbidden = !canWrite && !isReading;
  if (isForbidden && notAllowed === 'hidden') return null;
  return (
    <span className={styles.tool} data-action={action}>
      <ToolbarButton
        label={props.label}
        icon={props.icon}
        look={props.look}
        shortcut={props.shortcut}
        busy={props.busy}
        disabledReason={isForbidden ? t('toolbar.forbidden') : undefined}
        onPress={actions[action]}
        onRefused={isForbidden ? actions[action] : undefined}
      />
    </span>
  );
}

/** The other ways to save; where its button is hidden, «Salva come nuovo» too. */
function SaveMenu({ mode, actions }: Pick<RecordsToolbarProps, 'mode' | 'actions'>) {
  const t = useUiWords();
  const asNew = { id: 'asNew', label: t('toolbar.saveAsNew'), onPress: actions.saveAsNew };
  return (
    <MenuButton
      look="outline"
      label={t('toolbar.saveMenu')}
      icon={<IconDown size={18} aria-hidden="true" />}
      actions={[
        {
          id: 'continue',
          label: t('toolbar.saveAndContinue'),
          shortcut: 'mod+shift+s',
          onPress: actions.saveAndContinue,
        },
        { id: 'new', label: t('toolbar.saveAndNew'), onPress: actions.saveAndNew },
        ...(mode === 'edit' && matchMedia(NARROW).matches ? [asNew] : []),
      ]}
    />
  );
}
