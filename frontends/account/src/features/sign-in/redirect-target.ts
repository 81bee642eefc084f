const HOME = '/';
const SIGN_IN = '/login';
const ANY_HOST = 'http://shop.invalid';

/** One slash, then neither a second one nor a backslash, which browsers read as one; no control characters. */
const SAME_SITE_PATH = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/** Only a path inside the shop: a prepared link must not lead to another site or back to the sign-in page. */
export function redirectPath(redirect: string | null): string {
  if (!redirect || !SAME_SITE_PATH.test(redirect)) return HOME;
  const { pathname } = new URL(redirect, ANY_HOST);
  // "/.//host" is a path here, but another host once normalized.
  return pathname.startsWith('//') || pathname === SIGN_IN ? HOME : redirect;
}

export function needsAdministrator(target: string): boolean {
  return /^\/admin(?=[/?#]|$)/.test(target);
}
