import { money } from '@kp/commerce';

/**
 * Sales to consumers of other member states in a year, without VAT: above it they are taxed where they arrive (Directive
 * 2006/112/EC, article 59c).
 */
export const OSS_THRESHOLD = money(1_000_000, 'EUR');
