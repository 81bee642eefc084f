import { createContext, use } from 'react';
import { LANGUAGE_PARAMETER } from '@kp/i18n';

/** Where the page is: the shop's public origin and the languages it is offered in. */
export interface PageSite {
  /** Origin without a slash at the end. */
  readonly publicUrl: string;
  readonly languages: readonly string[];
}

const SiteContext = createContext<PageSite>({ publicUrl: '', languages: [] });
export const PageSiteProvider = SiteContext;

/** For addresses that must be absolute, as those in structured data. */
export function usePageSite(): PageSite {
  return use(SiteContext);
}

/** A path of the shop becomes an address; what is an address already stays. */
export function absoluteAddress(path: string, publicUrl: string): string {
  return path.startsWith('/') ? `${publicUrl}${path}` : path;
}

/** The address of a page in one language: `/products?category=food-labels` → `…&lang=fr`. */
export function addressInLanguage(path: string, language: string, publicUrl: string): string {
  const separator = path.includes('?') ? '&' : '?';
  return `${publicUrl}${path}${separator}${LANGUAGE_PARAMETER}=${encodeURIComponent(language)}`;
}
