import type { UserResponse } from '@kp/api-client/account';
import type { RequestQuoteRequest } from '@kp/api-client/shop';
import { EMPTY_QUOTE, type QuoteForm } from '@kp/commerce';

/** The quote form as it is typed. */
export type QuoteTexts = { readonly [Field in keyof QuoteForm]: string };

export const EMPTY_QUOTE_TEXTS: QuoteTexts = { ...EMPTY_QUOTE, locations: '' };

/** What was typed, as the rules see it; what is no number counts as a wrong one. */
export function quoteOf(texts: QuoteTexts): QuoteForm {
  const locations = texts.locations.trim();
  return { ...texts, locations: locations === '' ? null : Number(locations) };
}

/** What is sent: without surrounding spaces, and without what was left out. */
export function quoteRequest(texts: QuoteTexts): RequestQuoteRequest {
  const { locations: typed, ...rest } = texts;
  const { locations } = quoteOf(texts);
  const filled = Object.entries(rest)
    .map(([field, text]) => [field, text.trim()] as const)
    .filter(([, text]) => text !== '');
  return {
    ...(Object.fromEntries(filled) as Omit<RequestQuoteRequest, 'locations'>),
    ...(typed.trim() && locations !== null ? { locations } : {}),
  };
}

/** What the account of a signed-in user tells. */
export function knownOf(user: UserResponse): Partial<QuoteTexts> {
  return {
    name: `${user.firstName} ${user.lastName}`.trim(),
    email: user.email,
    companyName: user.companyName ?? '',
    phone: user.billingPhone ?? '',
    country: user.companyCountry ?? '',
    vatNumber: user.vatNumber ?? '',
  };
}
