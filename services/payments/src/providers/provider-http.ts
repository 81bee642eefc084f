import { RequestContext } from '@kp/platform/database';
import { ProviderUnavailableError } from '../domain/payment.errors';
import { Breaker } from './breaker';

export interface ProviderRequest {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface ProviderResponse {
  status: number;
  body: unknown;
}

interface ProviderHttpOptions {
  baseUrl: string;
  timeoutMs: number;
}

const MAX_ATTEMPTS = 3;
const FIRST_RETRY_DELAY_MS = 200;
const MAX_RETRY_DELAY_MS = 2000;

const isTransient = (status: number) => status === 408 || status === 425 || status === 429 || status >= 500;

export class ProviderHttp {
  private readonly breaker = new Breaker();

  constructor(private readonly options: ProviderHttpOptions) {}

  /** Retries, so only for idempotent requests. @throws ProviderUnavailableError */
  send(request: ProviderRequest): Promise<ProviderResponse> {
    return this.breaker.run(() => this.repeat(request));
  }

  /** @throws ProviderUnavailableError; the request may have taken effect */
  sendOnce(request: ProviderRequest): Promise<ProviderResponse> {
    return this.breaker.run(() => this.exchange(request));
  }

  private async repeat(request: ProviderRequest): Promise<ProviderResponse> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.exchange(request);
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !(error instanceof ProviderUnavailableError)) throw error;
        await delay(attempt);
      }
    }
  }

  private async exchange({ method, path, headers, body }: ProviderRequest): Promise<ProviderResponse> {
    const { baseUrl, timeoutMs } = this.options;
    let response: Response;
    let text: string;
    if (method === 'POST') RequestContext.markEffects();
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const url = `${baseUrl.replace(/\/$/, '')}${path}`;
      response = await fetch(url, { method, headers, body, signal, redirect: 'error' });
      text = await response.text();
    } catch (error) {
      throw new ProviderUnavailableError(`${method} ${path}: ${(error as Error).message}`);
    }
    if (isTransient(response.status))
      throw new ProviderUnavailableError(`${method} ${path}: ${response.status}`);
    const json = parseJson(text);
    // HTML of a proxy does not tell what the provider has done.
    if (response.ok && json === null) throw new ProviderUnavailableError(`${method} ${path}: no JSON`);
    return { status: response.status, body: json ?? {} };
  }
}

function parseJson(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function delay(attempt: number): Promise<void> {
  const maxMs = Math.min(FIRST_RETRY_DELAY_MS * 2 ** (attempt - 1), MAX_RETRY_DELAY_MS);
  return new Promise((resolve) => setTimeout(resolve, maxMs * (0.5 + Math.random() / 2)));
}
