import type { LanguageCode, Namespace } from '@kp/i18n';
import type { i18n, TFunction } from 'i18next';
import type { RouteObject } from 'react-router';
import type { AppStore } from '../store/create-store';

/** What a page may use to fetch its data before it is rendered. */
export interface PrefetchContext {
  readonly store: AppStore;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly searchParams: URLSearchParams;
  readonly language: LanguageCode;
}

/** What a rendered page needs beside its remote: it is named in the document and fetched before the page comes to life. */
export interface PageParts {
  /** Name of the chunk with its code and styles; begins with `page-`. */
  readonly chunk: string;
  readonly texts: readonly Namespace[];
  /** Fetches code and texts. */
  readonly load: (i18n: i18n) => Promise<unknown>;
}

export interface PageHandle {
  /**
   * Fetches what the first view shows into the store, on the server. The component then finds it with the same query
   * hooks and arguments.
   *
   * @returns a status other than 200 when the page has nothing to show, e.g. 404
   */
  readonly prefetch?: (context: PrefetchContext) => Promise<{ readonly status: number } | void>;
  readonly parts?: PageParts;
  /** Query parameters that the rendered page depends on, beside the language. */
  readonly parameters?: readonly string[];
  /** Title of the document when it is always the same; pages whose title depends on data render `PageHead` instead. */
  readonly title?: (t: TFunction) => string;
  /** Languages that its text exists in; all of the shop unless given. */
  readonly languages?: readonly LanguageCode[];
  /** Lives in the browser only: depends on the cart or the session. The server sends a plain document. */
  readonly isClientOnly?: boolean;
}

/** A route of a remote, as its `routes.tsx` exports them by default: paths from the root of the shop. */
export type PageRoute = Omit<RouteObject, 'handle' | 'children' | 'index' | 'lazy' | 'loader' | 'action'> & {
  readonly path: string;
  readonly handle?: PageHandle;
};
