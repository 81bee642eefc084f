import type { BrandResponse } from '@kp/api-client/shop';
import { createContext, use } from 'react';
import { LANGUAGE_PARAMETER } from '@kp/i18n';

export interface PageSite {
  readonly publicUrl: string;
  /** Of the shop, in the language of the page; the server names it, because browsers know other names. */
  readonly country?: string;
  /** What every page shows of it; absent for a shop that looks like the theme. */
  readonly brand?: BrandResponse;
}

const SiteContext = createContext<PageSite>({ publicUrl: '' });
export const PageSiteProvider = SiteContext;

export function usePageSite(): PageSite {
  return use(SiteContext);
}

export function absoluteUrl(path: string, publicUrl: string): string {
  return path.startsWith('/') ? `${publicUrl}${path}` : path;
}

/** `/products?category=food-labels` → `…&lang=fr`. */
export function urlInLanguage(path: string, language: string, publicUrl: string): string {
  const separator = path.includes('?') ? '&' : '?';
  return `${publicUrl}${path}${separator}${LANGUAGE_PARAMETER}=${encodeURIComponent(language)}`;
}
