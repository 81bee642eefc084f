/** Control characters except line break and tab, and lone surrogates: PostgreSQL cannot store them. */
const UNPRINTABLE = /[^\P{Cc}\n\r\t]|\p{Cs}/gu;

export function cleanText(text: string): string {
  return text.replace(UNPRINTABLE, '').trim();
}

export function cleanLine(text: string): string {
  return text.replace(UNPRINTABLE, '').replace(/\s+/g, ' ').trim();
}
