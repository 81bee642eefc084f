import type { LanguageCode, Namespace } from '@kp/i18n';
import type { i18n, TFunction } from 'i18next';
import type { RouteObject } from 'react-router';
import type { AppStore } from '../store/create-store';

export interface PrefetchContext {
  readonly store: AppStore;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly searchParams: URLSearchParams;
  readonly language: LanguageCode;
}

/** Fetches the data of the first view on the server. @returns a status unless it is 200, e.g. 404 */
export type Prefetch = (context: PrefetchContext) => Promise<{ readonly status: number } | void>;

/** What a rendered page needs beside its remote: named in the document and fetched before hydration. */
export interface PageParts {
  readonly chunk: string;
  readonly texts: readonly Namespace[];
  readonly load: (i18n: i18n) => Promise<unknown>;
}

export interface PageHandle {
  readonly prefetch?: Prefetch;
  readonly parts?: PageParts;
  /** Its parts are fetched when a page is touched first, so that following a link to it shows no placeholder. */
  readonly isOftenNext?: boolean;
  /** Its text may be the owner's, which is all that is fetched for it. */
  readonly isOwnersText?: boolean;
  readonly parameters?: readonly string[];
  /** For a fixed title; pages whose title depends on data render `PageHead`. */
  readonly title?: (t: TFunction) => string;
  readonly languages?: readonly LanguageCode[];
  /** Depends on the cart or the session: the server sends an empty document. */
  readonly isClientOnly?: boolean;
}

export type PageRoute = Omit<RouteObject, 'handle' | 'children' | 'index' | 'lazy' | 'loader' | 'action'> & {
  readonly path: string;
  readonly handle?: PageHandle;
};
