import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LanguageCode } from '@kp/i18n';
import { HttpConfig } from '@kp/platform/config';
import { Injectable } from '@nestjs/common';

/** A GET of the shop's own public API, answered inside the process. */
export type ReadApi = (
  path: string,
) => Promise<{ status: number; body: string; headers: Readonly<Record<string, unknown>> }>;

export interface RenderRequest {
  /** Path and query. */
  url: string;
  language: LanguageCode;
  /** Origin for canonical and alternate addresses, without a slash at the end. */
  publicUrl: string;
  read: ReadApi;
  /**
   * The document for a page whose data do not exist, rendered from an address that stands for all such pages; without it
   * the page itself is rendered.
   */
  notFound?: (address: string) => Promise<string>;
}

export interface RenderedPage {
  status: number;
  html: string;
}

/** A page that is always there. */
export interface PublicPage {
  path: string;
  /** It shows products, so it changes with them; other pages change with the build. */
  showsCatalog: boolean;
  /** Languages that it exists in; all of the shop unless given. */
  languages?: readonly string[];
}

/** A page as the front end declares it. */
export interface PageAddress {
  /** Segments after a colon stand for any text. */
  path: string;
  /** Query parameters that the page depends on, beside the language. */
  parameters: readonly string[];
}

/** What the built server-rendering bundle of the shell offers (frontends/shell/README.md). */
export interface ServerBundle {
  /** Pages that are rendered with their data; others get a plain document and live in the browser only. */
  isPublicPage(path: string): boolean;
  /** Every page of the shop; other addresses do not exist unless another remote owns them. */
  pageAddresses(): PageAddress[];
  /** The public pages with a fixed address. */
  publicPages(): PublicPage[];
  render(request: RenderRequest): Promise<RenderedPage>;
  renderShellPage(
    request: Pick<RenderRequest, 'url' | 'language' | 'publicUrl'>,
  ): Promise<RenderedPage> | RenderedPage;
}

/** Loads the bundle by its path; it is built, not imported. */
export function loadServerBundle(frontendDir: string): ServerBundle {
  const file = path.resolve(frontendDir, 'shell', 'server', 'main.cjs');
  return createRequire(file)(file) as ServerBundle;
}

/** The built front end as this process uses it: loaded with the first page that is asked for. */
@Injectable()
export class ShellBundle {
  private loaded?: ServerBundle;

  constructor(private readonly http: HttpConfig) {}

  get(): ServerBundle {
    this.loaded ??= loadServerBundle(this.http.frontendDir);
    return this.loaded;
  }

  /** True when the bundle was loaded, so that `get` takes no time. */
  get isLoaded(): boolean {
    return this.loaded !== undefined;
  }

  /** When the pages that show no data changed last: they are part of the build. */
  builtAt(): Date {
    return statSync(path.resolve(this.http.frontendDir, 'shell', 'server', 'main.cjs')).mtime;
  }
}
