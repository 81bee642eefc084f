import {
  detectBrowserLanguage,
  isLanguageCode,
  LANGUAGE_COOKIE,
  LANGUAGE_PARAMETER,
  type LanguageCode,
} from '@kp/i18n';
import { localStore } from '../storage/browser-storage';
import { STORAGE_KEYS } from '../storage/storage-keys';

const YEAR_SECONDS = 31_536_000;

/** `?lang=` wins for this page, then the stored choice, then the language of the server markup. */
export function preferredLanguage(pageLanguage: LanguageCode): LanguageCode {
  const addressed = new URLSearchParams(location.search).get(LANGUAGE_PARAMETER);
  if (isLanguageCode(addressed)) return addressed;
  return detectBrowserLanguage(localStore.read(STORAGE_KEYS.language), pageLanguage);
}

/** Writes the cookie again, because cookies get lost, and stores the language of a customer who came with `?lang=`. */
export function storeInitialLanguage(language: LanguageCode): void {
  const stored = localStore.read(STORAGE_KEYS.language);
  if (isLanguageCode(stored)) writeCookie(stored);
  else if (new URLSearchParams(location.search).has(LANGUAGE_PARAMETER)) storeLanguage(language);
}

export function storeLanguage(language: LanguageCode): void {
  localStore.write(STORAGE_KEYS.language, language);
  writeCookie(language);
}

/** Removes `?lang=`, which would bring the old language back on reload, without a new history entry. */
export function removeLanguageParameter(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(LANGUAGE_PARAMETER)) return;
  address.searchParams.delete(LANGUAGE_PARAMETER);
  history.replaceState(history.state, '', address);
}

function writeCookie(language: LanguageCode): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}
