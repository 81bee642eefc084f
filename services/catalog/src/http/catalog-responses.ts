import { Injectable } from '@nestjs/common';
import { fieldNames, PageQuery, type Principal } from '@kp/platform/http';
import {
  type CachePolicy,
  type UncachedResponse,
  ResponseCache,
  CachedResponse,
  cacheKey,
  sendCachedResponse,
} from '@kp/platform/response-cache';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Audience } from '../domain/product-filter';
import { LanguageRequest, ListProductsRequest, ProductFilterRequest } from './product-list.dto';
import { SuggestProductsRequest } from './product-search.dto';

const LIST = new Set(fieldNames(ListProductsRequest));
const FACETS = new Set(fieldNames(ProductFilterRequest));
const SUGGESTIONS = new Set(fieldNames(SuggestProductsRequest));
const REVIEWS = new Set(fieldNames(PageQuery));
const PRODUCT = new Set(fieldNames(LanguageRequest));
const NONE = new Set<string>();

/** @returns the query parameters that a cached response depends on; undefined for paths of other modules */
export function catalogParameters(path: string): ReadonlySet<string> | undefined {
  if (path === '/api/products') return LIST;
  if (path === '/api/products/facets') return FACETS;
  if (path === '/api/products/suggestions') return SUGGESTIONS;
  if (path.endsWith('/reviews')) return REVIEWS;
  if (path.startsWith('/api/products/')) return PRODUCT;
  return path === '/api/categories' ? NONE : undefined;
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  principal: Principal | null;
}

export interface Content {
  body: object | string;
  headers?: Record<string, string>;
  tags?: string[];
}

export const audienceOf = (principal: Principal | null): Audience => (principal?.isAdmin ? 'admin' : 'shop');

/** Responses to administrators are neither read from nor stored in the response cache. */
@Injectable()
export class CatalogResponses {
  constructor(private readonly responseCache: ResponseCache) {}

  async send(
    { request, reply, principal }: Exchange,
    tags: string[],
    produce: () => Promise<Content>,
    variant = '',
    keeping?: CachePolicy,
  ): Promise<void> {
    const entry = principal?.isAdmin
      ? new CachedResponse(this.uncached(await produce()), [])
      : await this.responseCache.getOrCompute(
          cacheKey(request.url, catalogParameters) + variant,
          tags,
          async () => this.produced(await produce()),
          keeping,
        );
    sendCachedResponse(request, reply, entry);
  }

  private produced({ body, headers, tags }: Content): UncachedResponse {
    const json = typeof body === 'string' ? body : JSON.stringify(body);
    return { contentType: 'application/json; charset=utf-8', body: json, headers, tags };
  }

  private uncached(content: Content): UncachedResponse {
    return this.produced({
      ...content,
      headers: { ...content.headers, 'cache-control': 'private, no-store' },
    });
  }
}
