import { LANGUAGE_PARAMETER } from '@kp/i18n';

/** A path of the shop becomes an address; what is an address already stays. */
export function absoluteAddress(path: string, publicUrl: string): string {
  return path.startsWith('/') ? `${publicUrl}${path}` : path;
}

/** The address of a page in one language: `/products?category=food-labels` → `…&lang=fr`. */
export function addressInLanguage(path: string, language: string, publicUrl: string): string {
  const separator = path.includes('?') ? '&' : '?';
  return `${publicUrl}${path}${separator}${LANGUAGE_PARAMETER}=${encodeURIComponent(language)}`;
}
