/** What is typed into the card form. */
export interface TypedCard {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

export type CardField = keyof TypedCard;

export const EMPTY_CARD: TypedCard = { number: '', expiry: '', cvc: '' };

/** The test cards, and the text that says what each leads to. */
export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', leadsTo: 'succeeds' },
  { number: '4000 0000 0000 0002', leadsTo: 'declines' },
  { number: '4000 0025 0000 3155', leadsTo: 'asks' },
] as const;

const PATTERNS: Readonly<Record<CardField, RegExp>> = {
  number: /^\d{12,19}$/,
  expiry: /^(0?[1-9]|1[0-2])\/(\d{2}|\d{4})$/,
  cvc: /^\d{3,4}$/,
};

/** The fields that are not complete, in their order. What a card is good for, its provider says. */
export function incompleteFields(card: TypedCard): CardField[] {
  const fields: CardField[] = ['number', 'expiry', 'cvc'];
  return fields.filter((field) => !PATTERNS[field].test(card[field].replace(/[\s-]/g, '')));
}
