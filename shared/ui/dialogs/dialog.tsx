import { type ComponentType, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { showToast } from '../feedback/toasts.ts';
import { useUiWords } from '../words/it.ts';

export interface DialogProps {
  title: ReactNode;
  children?: ReactNode;
  footer: ReactNode;
  /** Called for Escape and a press outside; not called for a persistent dialog. */
  onClose: () => void;
  persistent?: boolean;
  /** In pixels; on narrower screens the full width. */
  width?: 400 | 500 | 600 | 800;
  /** `end`: a drawer at the inline end, as high as the page. `page`: fills the window, and can be printed. */
  placement?: 'center' | 'end' | 'page';
  /** `alertdialog`: screen readers announce its content, and a press outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  initialFocus?: RefObject<HTMLElement | null>;
  /** Receives the focus after the dialog closes; default: the element that had it before. */
  finalFocus?: () => HTMLElement | null;
}

/** Once it has loaded: a dialog opens in the render that shows it. */
let View: ComponentType<DialogProps> | undefined;

/** A modal dialog, open while it is rendered. When its code does not load, a toast says so and `onClose` is called. */
export function Dialog(props: DialogProps): ReactNode {
  const [isLoaded, setIsLoaded] = useState(View !== undefined);
  const t = useUiWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is opened
  useEffect(() => {
    if (isLoaded) return;
    let isGone = false;
    import(/* webpackChunkName: "dialogs" */ './dialog-view.tsx').then(
      ({ DialogView }) => {
        View = DialogView;
        setIsLoaded(true);
      },
      () => {
        if (isGone) return;
        showToast({ kind: 'error', text: t('dialogFailed') });
        props.onClose();
      },
    );
    return () => {
      isGone = true;
    };
  }, []);
  return isLoaded && View && <View {...props} />;
}
