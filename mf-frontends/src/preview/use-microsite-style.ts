import { micrositeStyle } from '@wabu/shared/microsite';
import { useLayoutEffect } from 'react';

/** Adds the microsite's styles to the page while the preview is shown. The policy forbids style elements. */
export function useMicrositeStyle(): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(micrositeStyle);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, []);
}
