import { useEffect, useState } from 'react';

type Municipalities = typeof import('@wabu/shared/entities/italy/municipalities');

let loaded: Municipalities | null = null;

/** The Italian municipalities, loaded on demand; null until they are loaded. The form does not wait for them. */
export function useMunicipalities(): Municipalities | null {
  const [data, setData] = useState(loaded);
  useEffect(() => {
    if (data) return;
    let isUnmounted = false;
    import(/* webpackChunkName: "form" */ '@wabu/shared/entities/italy/municipalities').then(
      (module) => {
        loaded = module;
        if (!isUnmounted) setData(module);
      },
      // Without the data the form shows no warnings and still works.
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [data]);
  return data;
}
