import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import type { FormTarget } from '../model/publication/form-target.ts';

interface FormTargets {
  /** The target to show; null when there is none, or once it is shown. */
  target: FormTarget | null;
  request: (target: FormTarget) => void;
  finish: () => void;
}

const noTarget: FormTargets = { target: null, request: () => undefined, finish: () => undefined };
const FormTargetContext = createContext<FormTargets>(noTarget);

interface FormTargetProviderProps {
  initial: FormTarget | null;
  children: ReactNode;
}

export function FormTargetProvider({ initial, children }: FormTargetProviderProps) {
  const [target, setTarget] = useState(initial);
  const finish = useCallback(() => setTarget(null), []);
  const targets = useMemo(() => ({ target, request: setTarget, finish }), [target, finish]);
  return <FormTargetContext value={targets}>{children}</FormTargetContext>;
}

export function useRequestFormTarget(): (target: FormTarget) => void {
  return use(FormTargetContext).request;
}

/** Calls `show` with each requested target. It returns true for a target of its own. */
export function useFormTargetRequest(show: (target: FormTarget) => boolean): void {
  const { target, finish } = use(FormTargetContext);
  const attempt = useEffectEvent((wanted: FormTarget) => show(wanted) && finish());
  useEffect(() => {
    if (target !== null) attempt(target);
  }, [target]);
}
