const MINUTE_MS = 60_000;
/** Without letters and digits that look like each other. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GENERATED_LENGTH = 8;

/** Random, so that it cannot be guessed. */
export function generatedCode(): string {
  const numbers = crypto.getRandomValues(new Uint8Array(GENERATED_LENGTH));
  return [...numbers].map((number) => LETTERS[number % LETTERS.length]).join('');
}

/** ISO 8601 → what a field of date and time holds. */
export function localTimeOf(iso: string): string {
  if (!iso) return '';
  const time = new Date(iso);
  return new Date(time.getTime() - time.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}

export function isoOf(localTime: string): string {
  return localTime ? new Date(localTime).toISOString() : '';
}
