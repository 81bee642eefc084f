import { DEFAULT_LANGUAGE } from '@kp/i18n/languages';
import { type Caller, InvalidInputError } from '@kp/platform/http';

/** Who buys: a guest has no user id. */
export interface Buyer {
  userId: number | null;
  email: string;
  language: string;
}

/**
 * The buyer behind a request: a customer's account stands in for an e-mail address that was not given.
 * @throws InvalidInputError for a guest without one
 */
export function buyerOf(given: { email?: string; language?: string }, caller: Caller | null): Buyer {
  const email = given.email ?? caller?.email;
  if (email === undefined) {
    throw new InvalidInputError([{ field: 'email', message: 'Invalid email address' }]);
  }
  return { userId: caller?.userId ?? null, email, language: given.language ?? DEFAULT_LANGUAGE };
}
