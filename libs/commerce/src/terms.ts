/** Of the last change of the terms, which the page and the mails of orders name. */
export const TERMS_UPDATED_AT = '2025-06-25T09:00:00.000Z';
