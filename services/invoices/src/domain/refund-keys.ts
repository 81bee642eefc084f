import type { CreditNote } from './invoice';

const OF_RETURN = 'return:';

/** A return that was paid back in cash or by transfer. */
export const returnKeyOf = (returnId: number): string => `${OF_RETURN}${returnId}`;
export const isOfReturn = ({ refundKey }: CreditNote): boolean => refundKey.startsWith(OF_RETURN);

/** All refunds of a payment begin with it. */
export const paymentKeyPrefixOf = (paymentId: number): string => `payment:${paymentId}:`;

const OF_CONCESSION = 'concession:';

export const concessionKeyOf = ({ key }: { key: string }): string => `${OF_CONCESSION}${key}`;
export const isOfConcession = ({ refundKey }: CreditNote): boolean => refundKey.startsWith(OF_CONCESSION);
