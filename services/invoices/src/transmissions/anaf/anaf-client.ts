import { Injectable } from '@nestjs/common';
import { CallBudget, type Quota } from '../call-budget';
import { ChannelUnavailableError } from '../domain/transmission-channel';
import { AnafTokens } from './anaf-tokens';
import { ANAF_TIME_ZONE, AnafConfig } from './anaf.config';

/** Others waited ten seconds, gave up and sent twice. */
const TIMEOUT_MS = 60_000;
/** Until then nothing of the request left this machine. */
const NOT_REACHED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** The request surely did not arrive, or surely was not taken. */
export class NotTakenError extends Error {}

interface AnafCall {
  method: 'GET' | 'POST';
  path: string;
  query: Record<string, string>;
  body?: string;
  /** Beside that of all calls together. */
  quota?: Quota;
}

export interface AnafAnswer {
  status: number;
  body: Buffer;
}

/** Calls of the tax office of Romania, within their quotas and with a token that counts. */
@Injectable()
export class AnafClient {
  constructor(
    private readonly config: AnafConfig,
    private readonly tokens: AnafTokens,
    private readonly budget: CallBudget,
  ) {}

  /**
   * A refused token is refreshed once: such a call was not taken.
   *
   * @throws ChannelUnavailableError, QuotaUsedUpError and NotTakenError before the office has taken anything; any other
   * error leaves open whether it did
   */
  async call(call: AnafCall): Promise<AnafAnswer> {
    if (call.quota) await this.budget.takeOfDay(call.quota, ANAF_TIME_ZONE);
    const token = await this.tokens.access();
    const answer = await this.request(call, token);
    if (!isRefused(answer)) return answer;
    const again = await this.request(call, await this.tokens.access(token));
    if (isRefused(again)) throw new ChannelUnavailableError(`The tax office answered ${again.status}`);
    return again;
  }

  private async request({ method, path, query, body }: AnafCall, token: string): Promise<AnafAnswer> {
    await this.budget.takeOfMinute({
      name: `anaf:${this.tokens.channel}`,
      limit: this.config.callsPerMinute,
    });
    try {
      const response = await fetch(`${this.config.addresses.api}/${path}?${new URLSearchParams(query)}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'text/plain' } : {}) },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      });
      return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
    } catch (error) {
      const { code = '', message = '' } = Object((error as Error).cause ?? error) as NodeJS.ErrnoException;
      if (NOT_REACHED.has(code)) throw new NotTakenError(`The tax office cannot be reached: ${message}`);
      throw error;
    }
  }
}

const isRefused = ({ status }: AnafAnswer): boolean => status === 401 || status === 403;
