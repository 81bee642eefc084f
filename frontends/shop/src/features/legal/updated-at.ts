/** When the terms and the privacy policy were last changed: June 25, 2025. */
export const TERMS_UPDATED_AT = '2025-06-25T09:00:00.000Z';
