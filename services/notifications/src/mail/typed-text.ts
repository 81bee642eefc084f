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

const MAX_NAME_LENGTH = 40;
/** Letters with what stands between them in names; a full stop only after an abbreviation. */
const NAME = /^\p{L}[\p{L}\p{M}'’-]*\.?(?: \p{L}[\p{L}\p{M}'’-]*\.?){0,4}$/u;

/**
 * The name of a person or a place that somebody typed, fit for a mail to an address that need not be theirs. Null for
 * anything that does not look like one: nobody shall send advertisements or worse to strangers through the shop.
 */
export function harmlessName(text: string): string | null {
  const line = oneLine(text, MAX_NAME_LENGTH + 1);
  return [...line].length <= MAX_NAME_LENGTH && NAME.test(line) && !LINK.test(line) ? line : null;
}
