/** What to do about an e-mail address that is not valid; keys of `checkout.emailFix`. */
export type EmailFix = 'missing' | 'noAt' | 'spaces' | 'noDomain' | 'general';

export function emailFix(typed: string): EmailFix {
  const email = typed.trim();
  if (email === '') return 'missing';
  if (!email.includes('@')) return 'noAt';
  if (/\s/.test(email)) return 'spaces';
  return /@[^@]+\.[^@.]+$/.test(email) ? 'general' : 'noDomain';
}
