import type { FrontendWithProvenance } from '@wabu/shared/entities/frontend';
import { Suspense, useState } from 'react';
import type { EditorStore } from '../editor/editor-store.tsx';
import { editorFor } from '../model/draft/editor-state.ts';
import { savedOf } from '../model/draft/new-draft.ts';
import { lazyPart } from '../parts/lazy-part.tsx';

const ContactSheet = lazyPart(
  async () => (await import('../contact-sheet/contact-sheet.tsx')).ContactSheet,
);

interface FrontendSheetProps {
  /** The open form's store; null shows the saved frontend. */
  store: EditorStore | null;
  frontend: FrontendWithProvenance | undefined;
  onClose: () => void;
}

/** The contact sheet of the form's values at the time of opening, or of the saved frontend. */
export function FrontendSheet({ store, frontend, onClose }: FrontendSheetProps) {
  const [state] = useState(() => store?.getState() ?? (frontend && editorFor(savedOf(frontend))));
  return <Suspense>{state && <ContactSheet state={state} onClose={onClose} />}</Suspense>;
}
