/** Of an `invoice i`: the account, else the tax number, else the email; guests of one email are one customer. */
export const CUSTOMER = `coalesce('account-' || i.user_id,
  'tax-' || nullif(upper(coalesce(nullif(i.buyer ->> 'vatNumber', ''), i.buyer ->> 'taxId', '')), ''),
  'email-' || lower(i.buyer ->> 'email'))`;

/** What is stored of it, so that no email is. */
export const hashOf = (customer: string): string => `sha256(convert_to(${customer}, 'UTF8'))`;
