const HOME = '/';
const SIGN_IN = '/login';
/** Only its own path counts; the host is never looked up. */
const ANY_HOST = 'http://shop.invalid';

/** One slash, then neither a second one nor a backslash, which browsers read as one; no control characters. */
const SAME_SITE_PATH = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/**
 * Where to go after signing in: the `redirect` of the address when it is a path inside the shop, else home. Nobody can
 * be sent to another site by a prepared link, nor back to signing in.
 */
export function redirectTarget(redirect: string | null): string {
  if (!redirect || !SAME_SITE_PATH.test(redirect)) return HOME;
  const { pathname } = new URL(redirect, ANY_HOST);
  // "/.//host" is a path here, but another host once it has been shortened.
  return pathname.startsWith('//') || pathname === SIGN_IN ? HOME : redirect;
}

/** Whether an address belongs to the back office. */
export function needsAdministrator(target: string): boolean {
  return /^\/admin(?=[/?#]|$)/.test(target);
}
