import {
  detectBrowserLanguage,
  isAvailableLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_PARAMETER,
  type LanguageCode,
} from '@kp/i18n';
import { localStore, STORAGE_KEYS } from '../browser-storage';

const YEAR_SECONDS = 31_536_000;

/**
 * The language that a page should be in. An address that names one counts for this page; else the stored choice does,
 * else the page stays as the server made it.
 */
export function wantedLanguage(pageLanguage: LanguageCode): LanguageCode {
  const addressed = new URLSearchParams(location.search).get(LANGUAGE_PARAMETER);
  if (isAvailableLanguage(addressed)) return addressed;
  return detectBrowserLanguage(localStore.read(STORAGE_KEYS.language), pageLanguage);
}

/**
 * What a visit begins with: the server is told of a stored choice again, because cookies get lost, and whoever came by
 * an address in a language without ever having chosen one goes on in it.
 */
export function keepLanguage(language: LanguageCode): void {
  const stored = localStore.read(STORAGE_KEYS.language);
  if (isAvailableLanguage(stored)) writeCookie(stored);
  else if (new URLSearchParams(location.search).has(LANGUAGE_PARAMETER)) rememberLanguage(language);
}

/** Stores the choice in the browser, and in the cookie that tells the server. */
export function rememberLanguage(language: LanguageCode): void {
  localStore.write(STORAGE_KEYS.language, language);
  writeCookie(language);
}

/**
 * Takes `?lang=` out of the address, which would bring the old language back on the next load. The entry of the history
 * stays the same: nothing on the page hears of it.
 */
export function forgetAddressedLanguage(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(LANGUAGE_PARAMETER)) return;
  address.searchParams.delete(LANGUAGE_PARAMETER);
  history.replaceState(history.state, '', address);
}

function writeCookie(language: LanguageCode): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}
