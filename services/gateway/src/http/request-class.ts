import type { IncomingMessage } from 'node:http';

/** What a request may take from others, told from its method and URL alone. */
export interface RequestClass {
  /** Slots that its work takes, in units of a simple read. */
  readonly weight: number;
  /** Orders and payments have slots that nothing else takes. */
  readonly isReserved: boolean;
  /** A catalogue read that no cache has answered. */
  readonly isSearch: boolean;
  readonly maxWaitMs: number;
}

const MAX_READ_WAIT_MS = 1000;
const MAX_WRITE_WAIT_MS = 2000;

const CALL = /^\/(?:api|admin\/api|dev|media|health)(?:\/|$)/;
const SEARCH = /^\/api\/products(?:\/facets|\/suggestions)?$/;
const PLACED = /^\/api\/(?:orders|checkouts)$/;
const ORDER = /^\/api\/(?:orders|checkouts|order-confirmations|pay)(?:\/|$)/;
const PAYMENT = /^\/api\/payments\//;
const ASSISTANT = /^\/api\/ai\//;

const WEIGHT = { simple: 1, search: 2, order: 2, page: 4, assistant: 4 } as const;

export const isSafe = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

export function classify(request: IncomingMessage): RequestClass {
  const [path = '', query = ''] = (request.url ?? '').split('?', 2);
  if (!isSafe(request)) {
    const isReserved = ORDER.test(path) || PAYMENT.test(path);
    return { weight: writeWeight(path), isReserved, isSearch: false, maxWaitMs: MAX_WRITE_WAIT_MS };
  }
  const isSearchPage = path === '/products' && query !== '';
  return {
    weight: readWeight(path),
    isReserved: PAYMENT.test(path),
    isSearch: SEARCH.test(path) || isSearchPage,
    maxWaitMs: MAX_READ_WAIT_MS,
  };
}

function readWeight(path: string): number {
  if (SEARCH.test(path)) return WEIGHT.search;
  return CALL.test(path) ? WEIGHT.simple : WEIGHT.page;
}

function writeWeight(path: string): number {
  if (PLACED.test(path)) return WEIGHT.order;
  return ASSISTANT.test(path) ? WEIGHT.assistant : WEIGHT.simple;
}
