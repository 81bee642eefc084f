import { Injectable } from '@nestjs/common';
import type { Caller } from '@kp/platform/http';
import {
  type KeepingRule,
  type Produced,
  ReadyBytes,
  ReadyEntry,
  readyKey,
  sendReady,
} from '@kp/platform/ready-bytes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { catalogParameters } from './catalog-parameters';
import type { Viewer } from '../domain/viewer';

/** One request, who sent it, and where the answer goes. */
export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  caller: Caller | null;
}

/** What a producer has to say: JSON or the value that becomes it, and what the bytes depend on beyond the known tags. */
export interface Content {
  body: object | string;
  headers?: Record<string, string>;
  tags?: string[];
}

export const viewerOf = (caller: Caller | null): Viewer => (caller?.isAdmin ? 'staff' : 'shop');

/** Answers reads of the catalogue: ready bytes for shoppers, always fresh and never kept for administrators. */
@Injectable()
export class CatalogAnswers {
  constructor(private readonly bytes: ReadyBytes) {}

  /**
   * @param variant what besides the address decides the answer; such entries are never served by address alone
   * @param keeping when the bytes are kept; always unless said otherwise
   */
  async send(
    { request, reply, caller }: Exchange,
    tags: string[],
    produce: () => Promise<Content>,
    variant = '',
    keeping?: KeepingRule,
  ): Promise<void> {
    const entry = caller?.isAdmin
      ? new ReadyEntry(this.privately(await produce()), [])
      : await this.bytes.answer(
          readyKey(request.url, catalogParameters) + variant,
          tags,
          async () => this.produced(await produce()),
          keeping,
        );
    sendReady(request, reply, entry);
  }

  private produced({ body, headers, tags }: Content): Produced {
    const json = typeof body === 'string' ? body : JSON.stringify(body);
    return { contentType: 'application/json; charset=utf-8', body: json, headers, tags };
  }

  private privately(content: Content): Produced {
    return this.produced({
      ...content,
      headers: { ...content.headers, 'cache-control': 'private, no-store' },
    });
  }
}
