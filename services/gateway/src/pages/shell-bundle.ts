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
  url: string;
  language: LanguageCode;
  /** Origin for canonical and alternate URLs, without a trailing slash. */
  publicUrl: string;
  read: ReadApi;
  /** Renders the shared not-found document for a missing page; without it the page itself is rendered. */
  notFound?: (address: string) => Promise<string>;
}

export interface RenderedPage {
  status: number;
  html: string;
}

export interface PublicPage {
  path: string;
  /** Such pages change with the catalogue, others with the build only. */
  showsCatalog: boolean;
  /** All languages of the shop by default. */
  languages?: readonly string[];
}

export interface PageAddress {
  /** Segments after a colon stand for any text. */
  path: string;
  /** Query parameters that the page depends on, besides the language. */
  parameters: readonly string[];
}

/** The exports of the built server-rendering bundle (frontends/shell/README.md). */
export interface ServerBundle {
  /** Pages rendered with their data; others get a plain document. */
  isPublicPage(path: string): boolean;
  pageAddresses(): PageAddress[];
  publicPages(): PublicPage[];
  render(request: RenderRequest): Promise<RenderedPage>;
  renderShellPage(
    request: Pick<RenderRequest, 'url' | 'language' | 'publicUrl'>,
  ): Promise<RenderedPage> | RenderedPage;
}

/** The bundle is built separately, so it is loaded by path. */
export function loadServerBundle(frontendDir: string): ServerBundle {
  const file = path.resolve(frontendDir, 'shell', 'server', 'main.cjs');
  return createRequire(file)(file) as ServerBundle;
}

/** Loaded with the first requested page. */
@Injectable()
export class ShellBundle {
  private loaded?: ServerBundle;

  constructor(private readonly http: HttpConfig) {}

  get(): ServerBundle {
    this.loaded ??= loadServerBundle(this.http.frontendDir);
    return this.loaded;
  }

  get isLoaded(): boolean {
    return this.loaded !== undefined;
  }

  builtAt(): Date {
    return statSync(path.resolve(this.http.frontendDir, 'shell', 'server', 'main.cjs')).mtime;
  }
}
