/** Why the test provider refuses, and how it says so, in English like its history. Shoppers are told by the code. */
const WORDS = {
  card_declined: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  not_a_test_card: 'This is not a test card. Use 4242 4242 4242 4242.',
  invalid_expiry: "Your card's expiration date is not valid.",
  invalid_cvc: "Your card's security code is not valid.",
  payment_declined: 'The payment was declined.',
  authentication_failed: 'We are unable to authenticate your payment method.',
} as const;

/** Stands for a refusal in every language. */
export type DeclineCode = keyof typeof WORDS;

const CODES = new Map(Object.entries(WORDS).map(([code, words]) => [words, code as DeclineCode]));

export function wordsOf(code: DeclineCode): string {
  return WORDS[code];
}

/** The refusal that these words are kept for in the books; null for those of anybody else. */
export function declineCodeOf(words: string | null): DeclineCode | null {
  return (words !== null && CODES.get(words as (typeof WORDS)[DeclineCode])) || null;
}
