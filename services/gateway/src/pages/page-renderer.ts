import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import type { LanguageCode } from '@kp/i18n';
import { HttpConfig } from '@kp/platform/config';
import { ClientGoneError, ServedRequest } from '@kp/platform/database';
import { IN_PROCESS_IP } from '@kp/platform/http';
import { catalogParameters } from '@kp/catalog';
import { type Produced, ReadyBytes, type ReadyEntry, readyKey } from '@kp/platform/response-cache';
import { NOT_FOUND_PATH, notFoundKey, pageKey, PageKeys, requestLanguage } from './page-keys';
import { type ReadApi, type RenderedPage, ShellBundle } from './shell-bundle';

interface Known {
  tags: Set<string>;
  isComplete: boolean;
}

type Rendering = (read: ReadApi) => Promise<RenderedPage> | RenderedPage;

const NOT_FOUND = 404;
const UNAVAILABLE = 503;

/** Caches rendered pages with the tags of the API responses they were made of. */
@Injectable()
export class PageRenderer {
  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly http: HttpConfig,
    private readonly bytes: ReadyBytes,
    private readonly shell: ShellBundle,
    private readonly keys: PageKeys,
  ) {}

  page({ url, headers }: FastifyRequest): Promise<ReadyEntry> {
    const language = requestLanguage(url, headers);
    const address = this.keys.addressOf(url);
    if (address === NOT_FOUND_PATH) return this.notFoundPage(address, language);
    const isPublic = this.shell.get().isPublicPage(url.split('?', 1)[0] as string);
    return this.bytes.answer(pageKey(address, language), ['pages'], () =>
      this.produce(language, isPublic ? this.rendered(address, language) : this.inBrowser(address, language)),
    );
  }

  /** One document per language stands for all missing pages: rendering each would cost too much. */
  private notFoundPage(address: string, language: LanguageCode): Promise<ReadyEntry> {
    return this.bytes.answer(notFoundKey(address, language), ['pages'], async () => {
      const produced = await this.produce(language, this.rendered(address, language, { isNotFound: true }));
      return { ...produced, isErrorCacheable: produced.status === NOT_FOUND };
    });
  }

  private rendered(url: string, language: LanguageCode, { isNotFound = false } = {}): Rendering {
    const notFound = async (address: string) => {
      const entry = await this.notFoundPage(address, language);
      return (await entry.body('identity')).toString();
    };
    const { publicUrl } = this.http;
    return (read) =>
      this.shell
        .get()
        .render({ url, language, publicUrl, read, notFound: isNotFound ? undefined : notFound });
  }

  private inBrowser(url: string, language: LanguageCode): Rendering {
    const { publicUrl } = this.http;
    return () => this.shell.get().renderShellPage({ url, language, publicUrl });
  }

  private async produce(language: LanguageCode, render: Rendering): Promise<Produced> {
    const known: Known = { tags: new Set(), isComplete: true };
    const page = await render(this.reader(known));
    // Concurrent requests share this page, so they render it again when its first client has gone.
    if (page.status === UNAVAILABLE && ServedRequest.get()?.isAbandoned) throw new ClientGoneError();
    return {
      status: page.status,
      contentType: 'text/html; charset=utf-8',
      body: page.html,
      headers: { vary: 'accept-encoding, accept-language, cookie', 'content-language': language },
      tags: [...known.tags],
      hasAllTags: known.isComplete,
    };
  }

  private reader(known: Known): ReadApi {
    const fastify = this.host.httpAdapter.getInstance();
    return async (path) => {
      const answer = await fastify.inject({ method: 'GET', url: path, remoteAddress: IN_PROCESS_IP });
      const entry = this.bytes.peek(readyKey(path, catalogParameters));
      if (entry) entry.tags.forEach((tag) => known.tags.add(tag));
      // Responses with an ETag come from the cache; without an entry their tags are unknown.
      else if (answer.headers.etag) known.isComplete = false;
      return { status: answer.statusCode, body: answer.body, headers: answer.headers };
    };
  }
}
