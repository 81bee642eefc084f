import { useEffect } from 'react';
import type { PaymentForm, PaymentPartProps } from './payment.types';

/** Hands over the form as it is now, and takes it back when it leaves the screen. */
export function useOfferedForm(onForm: PaymentPartProps['onForm'], form: PaymentForm | null): void {
  useEffect(() => onForm(form));
  useEffect(() => () => onForm(null), [onForm]);
}
