/** Control characters, and those that turn the direction of what follows or cannot be seen. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}]+/gu;
/** What mail programs make a link of: an address with a scheme, `www.`, an e-mail address, a host name. */
const LINK = /:\/\/|@|www\.|\.\p{L}{2,}/iu;

/**
 * What a visitor typed, fit for a subject: one line, nothing invisible, so that it can neither begin another header
 * nor hide what it says.
 * @param longest in characters; a longer text ends with "…"
 */
export function oneLine(text: string, longest: number): string {
  const spaced = text.replace(/\s+/gu, ' ').replace(INVISIBLE, '').trim();
  const characters = [...spaced];
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : spaced;
}

/**
 * What a visitor typed, fit for a mail to an address that need not be theirs. Null for what could be taken for a
 * link: nobody shall send advertisements or worse to strangers through the shop.
 */
export function harmlessLine(text: string, longest: number): string | null {
  const line = oneLine(text, longest);
  return line === '' || LINK.test(oneLine(text, text.length)) ? null : line;
}
