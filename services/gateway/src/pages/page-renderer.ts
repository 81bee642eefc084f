import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { HttpConfig } from '@kp/platform/config';
import { type Produced, ReadyBytes, type ReadyEntry, readyKey } from '@kp/platform/ready-bytes';
import { pageKey } from './page-key';
import { requestLanguage } from './request-language';
import type { ReadApi } from './server-bundle';
import { ShellBundle } from './shell-bundle';

/** What a page is known to depend on; incomplete when an answer it was made of is not kept itself. */
interface Known {
  tags: Set<string>;
  isComplete: boolean;
}

/** Renders pages and keeps them as ready bytes, tagged with everything that their data are tagged with. */
@Injectable()
export class PageRenderer {
  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly http: HttpConfig,
    private readonly bytes: ReadyBytes,
    private readonly shell: ShellBundle,
  ) {}

  page(request: FastifyRequest): Promise<ReadyEntry> {
    return this.bytes.answer(pageKey(request.url, request.headers), ['pages'], () => this.produce(request));
  }

  private async produce(request: FastifyRequest): Promise<Produced> {
    const known: Known = { tags: new Set(), isComplete: true };
    const { url } = request;
    const language = requestLanguage(url, request.headers);
    const { publicUrl } = this.http;
    const bundle = this.shell.get();
    const page = bundle.isPublicPage(url.split('?', 1)[0] as string)
      ? await bundle.render({ url, language, publicUrl, read: this.reader(known) })
      : await bundle.renderShellPage({ url, language, publicUrl });
    return {
      status: page.status,
      contentType: 'text/html; charset=utf-8',
      body: page.html,
      headers: { vary: 'accept-encoding, accept-language, cookie', 'content-language': language },
      tags: [...known.tags],
      isComplete: known.isComplete,
    };
  }

  /** Reads the public API inside the process and notes what the answers depend on. */
  private reader(known: Known): ReadApi {
    const fastify = this.host.httpAdapter.getInstance();
    return async (path) => {
      const answer = await fastify.inject({ method: 'GET', url: path });
      const entry = this.bytes.peek(readyKey(path));
      if (entry) entry.tags.forEach((tag) => known.tags.add(tag));
      // An answer with a tag of its own was made as ready bytes; when it is not kept, its dependencies are not known.
      else if (answer.headers.etag) known.isComplete = false;
      return { status: answer.statusCode, body: answer.body, headers: answer.headers };
    };
  }
}
