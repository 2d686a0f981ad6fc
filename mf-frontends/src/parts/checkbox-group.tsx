import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './checkbox-group.module.css';
import { PanelText } from './record-panel.tsx';

interface CheckboxGroupProps<Value extends string> {
  legend: string;
  values: readonly Value[];
  chosen: readonly Value[];
  labelOf: (value: Value) => string;
  onChange: (chosen: Value[]) => void;
  error?: string | undefined;
  all?: string;
}

export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { legend, values, chosen, labelOf, onChange, error, all } = props;
  const id = useId();
  const toggle = (value: Value, isChosen: boolean) =>
    onChange(values.filter((one) => (one === value ? isChosen : chosen.includes(one))));
  return (
    <fieldset className={styles.group} aria-describedby={error && id}>
      <legend className={styles.legend}>{legend}</legend>
      {all && (
        <CheckboxRow
          label={all}
          selected={chosen.length}
          of={values.length}
          onSelect={(isChosen) => onChange(isChosen ? [...values] : [])}
        />
      )}
      {values.map((value) => (
        <CheckboxRow
          key={value}
          label={labelOf(value)}
          selected={chosen.includes(value)}
          onSelect={(isChosen) => toggle(value, isChosen)}
        />
      ))}
      {error && (
        <PanelText id={id} kind="problem">
          {error}
        </PanelText>
      )}
    </fieldset>
  );
}

interface CheckboxRowProps {
  label: ReactNode;
  selected: number | boolean;
  of?: number;
  onSelect: (isSelected: boolean) => void;
}

export function CheckboxRow({ label, selected, of = 1, onSelect }: CheckboxRowProps) {
  const box = useRef<HTMLInputElement>(null);
  const count = Number(selected);
  const isMixed = count > 0 && count < of;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label className={styles.row}>
      <input
        ref={box}
        type="checkbox"
        checked={count === of && of > 0}
        disabled={of === 0}
        onChange={({ target }) => onSelect(target.checked)}
      />
      {label}
    </label>
  );
}
