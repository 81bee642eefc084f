import { ServedRequest } from '@kp/platform/database';
import { ProviderUnavailable } from '../domain/payment.errors';

export interface ProviderRequest {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  /** Sent as it is. */
  body?: string;
}

export interface ProviderAnswer {
  status: number;
  /** Parsed JSON; an empty object when there is none. */
  body: unknown;
}

export interface ProviderHttpOptions {
  baseUrl: string;
  /** Longest wait for one answer. */
  timeoutMilliseconds: number;
}

const TRIES = 3;
const FIRST_PAUSE_MILLISECONDS = 200;
const LONGEST_PAUSE_MILLISECONDS = 2000;

/** Worth another try: the provider was too slow, too busy, or broken. */
const isTransient = (status: number) => status === 408 || status === 425 || status === 429 || status >= 500;

/** Calls of a provider's HTTP API, with a limit on the wait and a few tries. */
export class ProviderHttp {
  constructor(private readonly options: ProviderHttpOptions) {}

  /**
   * Tries up to three times: only for what has no second effect, such as reads and calls with an idempotency key.
   * @returns the answer, also when it is a refusal (4xx)
   * @throws ProviderUnavailable when there was none
   */
  async send(request: ProviderRequest): Promise<ProviderAnswer> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.sendOnce(request);
      } catch (error) {
        if (attempt === TRIES || !(error instanceof ProviderUnavailable)) throw error;
        await pause(attempt);
      }
    }
  }

  /** One try. @throws ProviderUnavailable; then what was asked for may have happened */
  async sendOnce({ method, path, headers, body }: ProviderRequest): Promise<ProviderAnswer> {
    const { baseUrl, timeoutMilliseconds } = this.options;
    let response: Response;
    let text: string;
    if (method === 'POST') ServedRequest.markEffects();
    try {
      const signal = AbortSignal.timeout(timeoutMilliseconds);
      const url = `${baseUrl.replace(/\/$/, '')}${path}`;
      response = await fetch(url, { method, headers, body, signal, redirect: 'error' });
      text = await response.text();
    } catch (error) {
      throw new ProviderUnavailable(`${method} ${path}: ${(error as Error).message}`);
    }
    if (isTransient(response.status)) throw new ProviderUnavailable(`${method} ${path}: ${response.status}`);
    const answered = parsed(text);
    // A page of a proxy says nothing about what the provider has done.
    if (response.ok && answered === null) throw new ProviderUnavailable(`${method} ${path}: no JSON`);
    return { status: response.status, body: answered ?? {} };
  }
}

/** @returns null for what is no JSON */
function parsed(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Longer after each try, and never the same, so that many callers do not come back at once. */
function pause(attempt: number): Promise<void> {
  const longest = Math.min(FIRST_PAUSE_MILLISECONDS * 2 ** (attempt - 1), LONGEST_PAUSE_MILLISECONDS);
  const milliseconds = longest * (0.5 + Math.random() / 2);
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
