/**
 * What only a person can say of the set-up: the assistant is finished, the legal pages were read, a backup of one's own
 * servers runs, the list of checks is not wanted any more.
 */
export const SETUP_MARKS = ['assistant', 'terms', 'backup', 'checklist'] as const;
export type SetupMark = (typeof SETUP_MARKS)[number];

/** What the shop checks before its first real order, in the order of the list. */
export const READINESS_CHECKS = [
  'company',
  'brand',
  'taxes',
  'rates',
  'shipping',
  'product',
  'payments',
  'webhooks',
  'mail',
  'owner',
  'terms',
  'backup',
  'https',
  'proxy',
  'demo',
] as const;
export type ReadinessCheckName = (typeof READINESS_CHECKS)[number];

/** What is typed to remove the demo data; the same in every language, because it is no word. */
export const DEMO_CONFIRMATION = 'DEMO';
