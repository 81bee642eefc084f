import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LanguageCode } from '@kp/i18n';
import { Injectable } from '@nestjs/common';
import { GatewayConfig } from '../gateway.config';

export type ApiReader = (
  path: string,
) => Promise<{ status: number; body: string; headers: Readonly<Record<string, unknown>> }>;

export interface RenderRequest {
  url: string;
  language: LanguageCode;
  /** Origin for canonical and alternate URLs, without a trailing slash. */
  publicUrl: string;
  read: ApiReader;
  notFound?: (address: string) => Promise<string>;
}

export interface RenderedPage {
  status: number;
  html: string;
}

export interface PublicPage {
  path: string;
  showsCatalog: boolean;
  languages?: readonly string[];
}

interface PageDefinition {
  path: string;
  parameters: readonly string[];
}

interface ServerBundle {
  isPublicPage(path: string): boolean;
  redirectOf(location: { pathname: string; search: string }): string | undefined;
  pageAddresses(): PageDefinition[];
  publicPages(): PublicPage[];
  render(request: RenderRequest): Promise<RenderedPage>;
  renderShellPage(request: Omit<RenderRequest, 'notFound'>): Promise<RenderedPage>;
}

function loadServerBundle(frontendDir: string): ServerBundle {
  const file = path.resolve(frontendDir, 'shell', 'server', 'main.cjs');
  return createRequire(file)(file) as ServerBundle;
}

@Injectable()
export class ShellBundle {
  private loaded?: ServerBundle;

  constructor(private readonly config: GatewayConfig) {}

  get(): ServerBundle {
    this.loaded ??= loadServerBundle(this.config.frontendDir);
    return this.loaded;
  }

  get isLoaded(): boolean {
    return this.loaded !== undefined;
  }

  builtAt(): Date {
    return statSync(path.resolve(this.config.frontendDir, 'shell', 'server', 'main.cjs')).mtime;
  }
}
