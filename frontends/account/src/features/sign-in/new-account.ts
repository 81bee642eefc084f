import type { RegistrationForm } from '@kp/commerce';

interface NewAccountState {
  readonly register: Omit<RegistrationForm, 'password'> & { readonly orderToken?: string };
}

interface NewAccount {
  readonly form: RegistrationForm;
  readonly orderToken?: string;
}

/** From the history entry of whoever has just ordered as a guest: names and email are in no address. */
export function newAccountOf(state: unknown): NewAccount | null {
  const known = (state as Partial<NewAccountState> | null)?.register;
  if (!known) return null;
  const { email, firstName, lastName, orderToken } = known;
  return { form: { email, firstName, lastName, password: '' }, orderToken };
}
