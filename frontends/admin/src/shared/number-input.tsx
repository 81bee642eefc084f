import { Input } from '@kp/ui/admin';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { decimalAmount, wholeNumber } from './decimal-amount';

interface NumberInputProps extends Omit<
  ComponentProps<typeof Input>,
  'inputMode' | 'onChange' | 'type' | 'value'
> {
  readonly value?: string;
  /** With a decimal point and without groups, however it is typed. */
  readonly onChange?: (number: string) => void;
  /** What the arrow keys add and take off. */
  readonly step?: string;
  readonly min?: string | number;
  readonly max?: string | number;
}

interface ReadNumberInputProps extends NumberInputProps {
  readonly inputMode: 'decimal' | 'numeric';
  readonly read: (typed: string) => string;
}

/**
 * Not of type number, where browsers drop the comma of another language: "19,90" would become 1990. What is typed stays
 * until the field is left; then it shows what was understood.
 */
function ReadNumberInput({ read, onChange, value, step, min = '0', max, ...input }: ReadNumberInputProps) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly number: string }>();
  const change = (text: string) => {
    const number = read(text);
    setTyped({ text, number });
    onChange?.(number);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    input.onKeyDown?.(event);
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const number = Number(value || '0');
    if (!step || !direction || Number.isNaN(number)) return;
    event.preventDefault();
    const decimals = step.split('.')[1]?.length ?? 0;
    const next = Math.max(Number(min), number + direction * Number(step));
    change(Math.min(Number(max ?? Infinity), next).toFixed(decimals));
  };
  return (
    <Input
      dir="ltr"
      autoComplete="off"
      {...(step && { role: 'spinbutton', step, min, max })}
      {...input}
      onKeyDown={handleKeyDown}
      onBlur={(event) => {
        setTyped(undefined);
        input.onBlur?.(event);
      }}
      value={typed && typed.number === value ? typed.text : value}
      onChange={({ target }) => change(target.value)}
    />
  );
}

/** For amounts and other fractions. */
export function DecimalInput(props: NumberInputProps) {
  return <ReadNumberInput inputMode="decimal" read={decimalAmount} {...props} />;
}

/** For units, days and other counts, where "1.000" is a thousand. */
export function WholeNumberInput(props: NumberInputProps) {
  return <ReadNumberInput inputMode="numeric" read={wholeNumber} {...props} />;
}
