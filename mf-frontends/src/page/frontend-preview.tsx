import type { Frontend } from '@wabu/shared/entities/frontend';
import { lazy, Suspense, useState } from 'react';
import type { EditorStore } from '../editor/editor-store.tsx';
import { pictureUrl } from '../model/draft/editor-state.ts';
import { draftOf } from '../model/draft/new-draft.ts';

const PreviewDrawer = lazy(async () => ({
  default: (await import('../preview/preview-drawer.tsx')).PreviewDrawer,
}));

interface FrontendPreviewProps {
  /** The open form's store; null shows the saved frontend. */
  store: EditorStore | null;
  frontend: Frontend | undefined;
  onClose: () => void;
}

/** Previews the form's values at the time of opening. */
export function FrontendPreview({ store, frontend, onClose }: FrontendPreviewProps) {
  const [shown] = useState(() => {
    const state = store?.getState();
    if (state) return { draft: state.draft, picturesFrom: pictureUrl(state) };
    return frontend && { draft: draftOf(frontend), picturesFrom: frontend.URL };
  });
  return (
    <Suspense fallback={null}>{shown && <PreviewDrawer {...shown} onClose={onClose} />}</Suspense>
  );
}
