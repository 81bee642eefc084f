/** Without letters and digits that look like each other. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GENERATED_LENGTH = 8;

/** Random, so that it cannot be guessed. */
export function generatedCode(): string {
  const numbers = crypto.getRandomValues(new Uint8Array(GENERATED_LENGTH));
  return [...numbers].map((number) => LETTERS[number % LETTERS.length]).join('');
}
