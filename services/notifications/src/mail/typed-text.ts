import { cleanLine } from '@kp/commerce';

/** What mail programs turn into a link: a URL, `www.`, an email address, a host name. */
const LINK = /:\/\/|@|www\.|\.\p{L}{2,}/iu;

/** Makes typed text safe for a subject: it can neither add a header nor hide text. Cuts it to `maxLength` characters. */
export function oneLine(text: string, maxLength: number): string {
  const spaced = cleanLine(text);
  const characters = [...spaced];
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : spaced;
}

const MAX_NAME_LENGTH = 40;
const NAME = /^\p{L}[\p{L}\p{M}'’-]*\.?(?: \p{L}[\p{L}\p{M}'’-]*\.?){0,4}$/u;

/** Null unless the text looks like a name, so that the shop's mails cannot be used to advertise to strangers. */
export function harmlessName(text: string): string | null {
  const line = oneLine(text, MAX_NAME_LENGTH + 1);
  return [...line].length <= MAX_NAME_LENGTH && NAME.test(line) && !LINK.test(line) ? line : null;
}
