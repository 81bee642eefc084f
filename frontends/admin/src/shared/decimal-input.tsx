import { Input } from '@kp/ui/admin';
import type { ComponentProps, KeyboardEvent } from 'react';
import { decimalAmount } from './decimal-amount';

interface DecimalInputProps extends Omit<ComponentProps<typeof Input>, 'onChange' | 'type' | 'value'> {
  readonly value?: string;
  /** With a point, however it is typed. */
  readonly onChange?: (amount: string) => void;
  /** What the arrow keys add and take off. */
  readonly step?: string;
  readonly min?: string;
}

/**
 * For amounts and other fractions, with a decimal comma or point. Not of type number, where browsers drop the comma of
 * another language: "19,90" would become 1990.
 */
export function DecimalInput({ onChange, value, step, min = '0', ...input }: DecimalInputProps) {
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const amount = Number(value || '0');
    if (!step || !direction || Number.isNaN(amount)) return;
    event.preventDefault();
    const decimals = step.split('.')[1]?.length ?? 0;
    onChange?.(Math.max(Number(min), amount + direction * Number(step)).toFixed(decimals));
  };
  return (
    <Input
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      {...(step && { role: 'spinbutton', step, min, onKeyDown: handleKeyDown })}
      {...input}
      value={value}
      onChange={({ target }) => onChange?.(decimalAmount(target.value))}
    />
  );
}
