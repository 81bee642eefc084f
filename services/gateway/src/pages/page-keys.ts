import type { IncomingHttpHeaders } from 'node:http';
import { LANGUAGE_PARAMETER, type LanguageCode } from '@kp/i18n';
import { detectRequestLanguage } from '@kp/i18n/request-language';
import { boundedCacheKey, canonicalUrl } from '@kp/platform/response-cache';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ShellBundle } from './shell-bundle';

/** Customers send few distinct combinations of headers, so the results are cached. */
const LANGUAGE_CACHE = new LRUCache<string, LanguageCode>({
  maxSize: 2 * 1024 * 1024,
  sizeCalculation: (_language, key) => key.length * 2 + 100,
});

export function requestLanguage(url: string, headers: IncomingHttpHeaders): LanguageCode {
  const lang = queryLanguage(url);
  const { cookie, 'accept-language': acceptLanguage } = headers;
  const key = `${lang ?? ''}\n${cookie ?? ''}\n${acceptLanguage ?? ''}`;
  const cached = LANGUAGE_CACHE.get(key);
  if (cached) return cached;
  const language = detectRequestLanguage({ lang, cookie, acceptLanguage });
  LANGUAGE_CACHE.set(key, language);
  return language;
}

function queryLanguage(url: string): string | undefined {
  const queryStart = url.indexOf('?');
  if (queryStart < 0 || !url.includes(`${LANGUAGE_PARAMETER}=`, queryStart)) return undefined;
  return new URLSearchParams(url.slice(queryStart)).get(LANGUAGE_PARAMETER) ?? undefined;
}

const SLUG = ':slug';

class DynamicPage {
  private readonly segments: readonly string[];
  private readonly exact: RegExp;
  private readonly caseInsensitive: RegExp;

  constructor(path: string) {
    this.segments = path.split('/');
    const pattern = path.replace(/:[^/]+/g, '[^/]+');
    this.exact = new RegExp(`^${pattern}$`);
    this.caseInsensitive = new RegExp(`^${pattern}/*$`, 'i');
  }

  matches(path: string): boolean {
    return this.exact.test(path);
  }

  /** Slugs are lower case; other variable segments, such as tokens, keep their case. */
  canonicalPath(path: string): string | undefined {
    if (!this.caseInsensitive.test(path)) return undefined;
    const given = path.split('/');
    return this.segments
      .map((segment, index) => {
        if (!segment.startsWith(':')) return segment;
        return segment === SLUG ? given[index]!.toLowerCase() : given[index];
      })
      .join('/');
  }
}

export const NOT_FOUND_PATH = '/404';

export const pageKey = (pageUrl: string, language: LanguageCode): string =>
  boundedCacheKey(`page:${language}:${pageUrl}`);

/** Separate from requestable paths: `pageUrl` stands for all missing pages like it. */
export const notFoundKey = (pageUrl: string, language: LanguageCode): string =>
  boundedCacheKey(`not-found:${language}:${pageUrl}`);

interface KnownPages {
  fixed: ReadonlyMap<string, ReadonlySet<string>>;
  dynamic: readonly DynamicPage[];
}

@Injectable()
export class PageKeys {
  private pages?: KnownPages;

  constructor(private readonly shell: ShellBundle) {}

  /** Undefined for paths that are not a page, such as API calls or files. */
  key(url: string, headers: IncomingHttpHeaders): string | undefined {
    const pageUrl = this.shell.isLoaded ? this.pageOf(url) : undefined;
    return pageUrl === undefined ? undefined : pageKey(pageUrl, requestLanguage(url, headers));
  }

  canonicalUrlOf(url: string): string {
    const path = url.split('?', 1)[0] as string;
    // The document of a page that is rendered in the browser depends on its area only.
    const isPublic = this.known.fixed.has(path) || this.shell.get().isPublicPage(path);
    if (!isPublic) return `/${path.split('/', 2)[1] ?? ''}`;
    return this.pageOf(url) ?? NOT_FOUND_PATH;
  }

  private pageOf(url: string): string | undefined {
    const queryStart = url.indexOf('?');
    const path = queryStart < 0 ? url : url.slice(0, queryStart);
    const names = this.known.fixed.get(path);
    if (names) return queryStart < 0 || names.size === 0 ? path : canonicalUrl(url, () => names);
    return this.known.dynamic.some((page) => page.matches(path)) ? path : undefined;
  }

  /** Undefined when the path is not a page, or already canonical. */
  redirectPath(path: string): string | undefined {
    const canonical = withoutSlashes(path).toLowerCase() || '/';
    const right = this.known.fixed.has(canonical) ? canonical : this.dynamicCanonicalPath(path);
    return right === path ? undefined : right;
  }

  private dynamicCanonicalPath(path: string): string | undefined {
    for (const page of this.known.dynamic) {
      const canonical = page.canonicalPath(path);
      if (canonical !== undefined) return canonical;
    }
    return undefined;
  }

  private get known(): KnownPages {
    this.pages ??= knownPages(this.shell.get().pageAddresses());
    return this.pages;
  }
}

/** Linear time; a regular expression would backtrack. */
function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

function knownPages(pages: readonly { path: string; parameters: readonly string[] }[]): KnownPages {
  const fixed = pages.filter(({ path }) => !path.includes(':'));
  const dynamic = pages.filter(({ path }) => path.includes(':'));
  return {
    fixed: new Map(fixed.map(({ path, parameters }) => [path, new Set(parameters)])),
    dynamic: dynamic.map(({ path }) => new DynamicPage(path)),
  };
}
