import { distance } from 'fastest-levenshtein';

/** Mail providers of the countries of our languages; those that look like a slip of another one are no slip. */
const PROVIDERS = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'ymail.com',
  'hotmail.com',
  'outlook.com',
  'live.com',
  'msn.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'aol.com',
  'mail.com',
  'email.com',
  'proton.me',
  'protonmail.com',
  'zoho.com',
  'yandex.com',
  'gmx.com',
  'gmx.net',
  'gmx.de',
  'gmx.at',
  'web.de',
  't-online.de',
  'freenet.de',
  'yahoo.de',
  'hotmail.de',
  'outlook.de',
  'live.de',
  'yahoo.ro',
  'mail.ro',
  'yahoo.fr',
  'hotmail.fr',
  'outlook.fr',
  'live.fr',
  'orange.fr',
  'free.fr',
  'wanadoo.fr',
  'laposte.net',
  'yahoo.it',
  'hotmail.it',
  'outlook.it',
  'live.it',
  'libero.it',
  'alice.it',
  'virgilio.it',
  'tiscali.it',
  'yahoo.es',
  'hotmail.es',
  'outlook.es',
  'telefonica.net',
  'sapo.pt',
  'hotmail.co.uk',
  'yahoo.co.uk',
  'yahoo.co.jp',
  'docomo.ne.jp',
  'naver.com',
  'hanmail.net',
  'qq.com',
  '163.com',
  '126.com',
];
/** Letters of a domain per letter that may be wrong: a short one that is near another is one of its own. */
const LETTERS_PER_SLIP = 4;
const MAX_SLIPS = 2;

/**
 * The email that was probably meant: one with the domain of a well-known provider that is a letter or two away.
 *
 * @returns undefined when nothing seems wrong, which does not say that the mailbox exists
 */
export function suggestEmail(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || PROVIDERS.includes(domain)) return undefined;
  const slips = Math.min(MAX_SLIPS, Math.floor(domain.length / LETTERS_PER_SLIP));
  const [nearest] = PROVIDERS.map((provider) => ({ provider, slips: distance(domain, provider) }))
    .filter((each) => each.slips <= slips)
    .sort((one, other) => one.slips - other.slips);
  return nearest && `${email.slice(0, at)}@${nearest.provider}`;
}
