import { cleanSingleLine } from '@kp/commerce';

/** What mail programs turn into a link: a URL, `www.`, an email address, a host name. */
const LINK = /:\/\/|@|www\.|\.\p{L}{2,}/iu;

/** Makes typed text safe for a subject: it can neither add a header nor hide text. Cuts it to `maxLength` characters. */
export function oneLine(text: string, maxLength: number): string {
  const spaced = cleanSingleLine(text);
  const characters = [...spaced];
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : spaced;
}

const MAX_CODE_LENGTH = 20;
const CODE = /^[\p{L}\p{N}](?:[\p{L}\p{N}/_.#-]*[\p{L}\p{N}])?$/u;

/** Null unless the text is one word, as the number of a purchase is, and no link. */
export function safeDisplayCode(text: string): string | null {
  const line = oneLine(text, MAX_CODE_LENGTH + 1);
  return [...line].length <= MAX_CODE_LENGTH && CODE.test(line) && !LINK.test(line) ? line : null;
}

const MAX_NAME_LENGTH = 40;
const NAME = /^\p{L}[\p{L}\p{M}'’-]*\.?(?: \p{L}[\p{L}\p{M}'’-]*\.?){0,4}$/u;

/** Null unless the text looks like a name, so that the shop's mails cannot be used to advertise to strangers. */
export function safeDisplayName(text: string): string | null {
  const line = oneLine(text, MAX_NAME_LENGTH + 1);
  return [...line].length <= MAX_NAME_LENGTH && NAME.test(line) && !LINK.test(line) ? line : null;
}

const MAX_ADDRESS_LENGTH = 100;
const ADDRESS = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,:;'’/#&()°º-]*$/u;
/** Abbreviations that are often typed without the space after them. */
const ABBREVIATION =
  /(?<!\p{L})(str|bd|bld|bul|cal|sos|șos|al|int|nr|bl|sc|et|ap|jud|com|no|rd|ave|blvd)\.(?=\p{L})/giu;
/** Long enough to be called. */
const PHONE = /\d(?:[ .,/()-]*\d){6}/;

/** Null unless the text looks like a line of a postal address. */
export function safeDisplayAddress(text: string): string | null {
  const line = oneLine(text, MAX_ADDRESS_LENGTH + 1).replace(ABBREVIATION, '$1. ');
  const isAddress = [...line].length <= MAX_ADDRESS_LENGTH && ADDRESS.test(line);
  return isAddress && !LINK.test(line) && !PHONE.test(line) ? line : null;
}
