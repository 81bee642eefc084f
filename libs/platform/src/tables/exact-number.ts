/** A spreadsheet calculates with more digits than it compares and shows. */
const SIGNIFICANT_DIGITS = 15;

/** "24.900000000000002", which is 8.3 * 3, → "24.9". Whole numbers of any length, such as codes, stay as they are. */
export function exactNumber(text: string): string {
  if (!/[.e]/i.test(text) || text.replace(/\D/g, '').length <= SIGNIFICANT_DIGITS) return text;
  return plainNumber(Number(Number(text).toPrecision(SIGNIFICANT_DIGITS)));
}

/** Without an exponent. */
export function plainNumber(number: number): string {
  const text = String(number);
  if (!text.includes('e')) return text;
  return number.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 });
}
