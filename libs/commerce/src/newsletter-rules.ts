export const NEWSLETTER_STATES = ['open', 'announced', 'hidden'] as const;
export type NewsletterState = (typeof NEWSLETTER_STATES)[number];

/** Of the words beside the box (`home.newsletterText`), kept with every sign-up as a part of its proof. */
export const NEWSLETTER_TEXT_VERSION = '2026-11';
