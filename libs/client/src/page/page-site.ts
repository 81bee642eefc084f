import { createContext, use } from 'react';

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
