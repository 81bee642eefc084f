import type { ReactNode } from 'react';
import styles from './field.module.css';
import { TextInput, type TextInputProps } from './text-input';

/** An e-mail address, with the keyboard and the suggestions that belong to it. */
export function EmailInput(props: TextInputProps) {
  return <TextInput type="email" inputMode="email" autoComplete="email" {...props} />;
}

/** A telephone number, likewise. */
export function PhoneInput(props: TextInputProps) {
  return <TextInput type="tel" inputMode="tel" autoComplete="tel" {...props} />;
}

/** Short fields side by side where there is room, else one above the other. */
export function FieldPair({ children }: { readonly children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
