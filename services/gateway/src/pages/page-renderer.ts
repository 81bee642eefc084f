import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import type { LanguageCode } from '@kp/i18n';
import { ClientGoneError, RequestContext } from '@kp/platform/database';
import { HttpConfig, IN_PROCESS_IP } from '@kp/platform/http';
import { catalogParameters } from '@kp/catalog';
import {
  PAGES_TAG,
  type UncachedResponse,
  ResponseCache,
  type CachedResponse,
  cacheKey,
} from '@kp/platform/response-cache';
import { NOT_FOUND_PATH, notFoundKey, pageKey, PageKeys, requestLanguage } from './page-keys';
import { type ApiReader, type RenderedPage, ShellBundle } from './shell-bundle';

interface PageDependencies {
  tags: Set<string>;
  /** Of the oldest response that the page shows: a page is as old as that. */
  createdAt: number;
  isComplete: boolean;
}

type Rendering = (read: ApiReader) => Promise<RenderedPage> | RenderedPage;

const NOT_FOUND = 404;
const UNAVAILABLE = 503;

/** Caches rendered pages with the tags of the API responses they were made of. */
@Injectable()
export class PageRenderer {
  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly http: HttpConfig,
    private readonly cache: ResponseCache,
    private readonly shell: ShellBundle,
    private readonly keys: PageKeys,
  ) {}

  page({ url, headers }: FastifyRequest): Promise<CachedResponse> {
    const language = requestLanguage(url, headers);
    const pageUrl = this.keys.canonicalUrlOf(url);
    if (pageUrl === NOT_FOUND_PATH) return this.notFoundPage(pageUrl, language);
    const isPublic = this.shell.get().isPublicPage(url.split('?', 1)[0] as string);
    return this.cache.getOrCompute(pageKey(pageUrl, language), [PAGES_TAG], () =>
      this.renderResponse(
        language,
        isPublic ? this.serverRendering(pageUrl, language) : this.browserRendering(pageUrl, language),
      ),
    );
  }

  /** One document per language stands for all missing pages: rendering each would cost too much. */
  private notFoundPage(pageUrl: string, language: LanguageCode): Promise<CachedResponse> {
    return this.cache.getOrCompute(notFoundKey(pageUrl, language), [PAGES_TAG], async () => {
      const response = await this.renderResponse(
        language,
        this.serverRendering(pageUrl, language, { isNotFound: true }),
      );
      return { ...response, isErrorCacheable: response.status === NOT_FOUND };
    });
  }

  private serverRendering(url: string, language: LanguageCode, { isNotFound = false } = {}): Rendering {
    const notFound = async (pageUrl: string) => {
      const entry = await this.notFoundPage(pageUrl, language);
      return (await entry.body('identity')).toString();
    };
    const { publicUrl } = this.http;
    return (read) =>
      this.shell
        .get()
        .render({ url, language, publicUrl, read, notFound: isNotFound ? undefined : notFound });
  }

  private browserRendering(url: string, language: LanguageCode): Rendering {
    const { publicUrl } = this.http;
    return (read) => this.shell.get().renderShellPage({ url, language, publicUrl, read });
  }

  private async renderResponse(language: LanguageCode, render: Rendering): Promise<UncachedResponse> {
    const dependencies: PageDependencies = { tags: new Set(), createdAt: Date.now(), isComplete: true };
    const page = await render(this.dependencyReader(dependencies));
    // Concurrent requests share this page, so they render it again when its first client has gone.
    if (page.status === UNAVAILABLE && RequestContext.get()?.isAbandoned) throw new ClientGoneError();
    return {
      status: page.status,
      contentType: 'text/html; charset=utf-8',
      body: page.html,
      headers: { vary: 'accept-encoding, accept-language, cookie', 'content-language': language },
      tags: [...dependencies.tags],
      createdAt: dependencies.createdAt,
      isCacheable: dependencies.isComplete,
    };
  }

  private dependencyReader(dependencies: PageDependencies): ApiReader {
    const fastify = this.host.httpAdapter.getInstance();
    return async (path) => {
      const response = await fastify.inject({ method: 'GET', url: path, remoteAddress: IN_PROCESS_IP });
      const entry = this.cache.peek(cacheKey(path, catalogParameters));
      if (entry) {
        entry.tags.forEach((tag) => dependencies.tags.add(tag));
        dependencies.createdAt = Math.min(dependencies.createdAt, entry.createdAt);
      }
      // Responses with an ETag come from the cache; without an entry their tags are unknown.
      else if (response.headers.etag) dependencies.isComplete = false;
      return { status: response.statusCode, body: response.body, headers: response.headers };
    };
  }
}
