import type { IncomingHttpHeaders } from 'node:http';
import { detectRequestLanguage, LANGUAGE_PARAMETER, type LanguageCode } from '@kp/i18n';
import { boundedCacheKey, canonicalUrl } from '@kp/platform/response-cache';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ShellBundle } from './shell-bundle';

/** Visitors send few distinct combinations of headers, so the results are cached. */
const KNOWN = new LRUCache<string, LanguageCode>({
  maxSize: 2 * 1024 * 1024,
  sizeCalculation: (_language, key) => key.length * 2 + 100,
});

export function requestLanguage(url: string, headers: IncomingHttpHeaders): LanguageCode {
  const lang = queryLanguage(url);
  const { cookie, 'accept-language': acceptLanguage } = headers;
  const key = `${lang ?? ''}\n${cookie ?? ''}\n${acceptLanguage ?? ''}`;
  const known = KNOWN.get(key);
  if (known) return known;
  const language = detectRequestLanguage({ lang, cookie, acceptLanguage });
  KNOWN.set(key, language);
  return language;
}

function queryLanguage(url: string): string | undefined {
  const mark = url.indexOf('?');
  if (mark < 0 || !url.includes(`${LANGUAGE_PARAMETER}=`, mark)) return undefined;
  return new URLSearchParams(url.slice(mark)).get(LANGUAGE_PARAMETER) ?? undefined;
}

const SLUG = ':slug';

export class VariablePage {
  private readonly segments: readonly string[];
  private readonly exact: RegExp;
  private readonly loose: RegExp;

  constructor(path: string) {
    this.segments = path.split('/');
    const pattern = path.replace(/:[^/]+/g, '[^/]+');
    this.exact = new RegExp(`^${pattern}$`);
    this.loose = new RegExp(`^${pattern}/*$`, 'i');
  }

  isAt(path: string): boolean {
    return this.exact.test(path);
  }

  /** Slugs are lower case; other variable segments, such as tokens, keep their case. */
  spellingOf(path: string): string | undefined {
    if (!this.loose.test(path)) return undefined;
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

export const pageKey = (address: string, language: LanguageCode): string =>
  boundedCacheKey(`page:${language}:${address}`);

/** Separate from requestable paths: `path` stands for all pages like it that do not exist. */
export const notFoundKey = (address: string, language: LanguageCode): string =>
  boundedCacheKey(`not-found:${language}:${address}`);

interface KnownPages {
  fixed: ReadonlyMap<string, ReadonlySet<string>>;
  variable: readonly VariablePage[];
}

@Injectable()
export class PageKeys {
  private pages?: KnownPages;

  constructor(private readonly shell: ShellBundle) {}

  /** Undefined for paths that are not a page, such as API calls or files. */
  key(url: string, headers: IncomingHttpHeaders): string | undefined {
    const address = this.shell.isLoaded ? this.pageOf(url) : undefined;
    return address === undefined ? undefined : pageKey(address, requestLanguage(url, headers));
  }

  addressOf(url: string): string {
    const path = url.split('?', 1)[0] as string;
    // The document of a page that is rendered in the browser depends on its area only.
    const isPublic = this.known.fixed.has(path) || this.shell.get().isPublicPage(path);
    if (!isPublic) return `/${path.split('/', 2)[1] ?? ''}`;
    return this.pageOf(url) ?? NOT_FOUND_PATH;
  }

  private pageOf(url: string): string | undefined {
    const mark = url.indexOf('?');
    const path = mark < 0 ? url : url.slice(0, mark);
    const names = this.known.fixed.get(path);
    if (names) return mark < 0 || names.size === 0 ? path : canonicalUrl(url, () => names);
    return this.known.variable.some((page) => page.isAt(path)) ? path : undefined;
  }

  /** Undefined when the path is not a page, or already canonical. */
  spellingOf(path: string): string | undefined {
    const spelling = withoutSlashes(path).toLowerCase() || '/';
    const right = this.known.fixed.has(spelling) ? spelling : this.variableSpelling(path);
    return right === path ? undefined : right;
  }

  private variableSpelling(path: string): string | undefined {
    for (const page of this.known.variable) {
      const spelling = page.spellingOf(path);
      if (spelling !== undefined) return spelling;
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
  const variable = pages.filter(({ path }) => path.includes(':'));
  return {
    fixed: new Map(fixed.map(({ path, parameters }) => [path, new Set(parameters)])),
    variable: variable.map(({ path }) => new VariablePage(path)),
  };
}
