import { Injectable } from '@nestjs/common';
import { ViesConfig } from './vies.config';

/** Longer than most member states take, and short enough for a checkout. */
const TIMEOUT_MS = 4_000;
const MAX_ANSWER_LENGTH = 20_000;

/** `unknown`: the register or the member state does not answer now. */
export type VatNumberState = 'valid' | 'invalid' | 'unknown';

export interface ViesAnswer {
  state: VatNumberState;
  /** The proof that it was asked; null where the register gives none. */
  requestId: string | null;
  /** As registered; empty where the state gives none. */
  name: string;
  address: string;
}

const UNKNOWN: ViesAnswer = { state: 'unknown', requestId: null, name: '', address: '' };

/** A number that was checked: its prefix (EL for Greece, XI for Northern Ireland) and the rest. */
interface ViesNumber {
  prefix: string;
  rest: string;
}

@Injectable()
export class ViesClient {
  constructor(private readonly config: ViesConfig) {}

  /** @param requester the seller's own number, for which the register gives a proof */
  async check(number: string, requester: string): Promise<ViesAnswer> {
    const [{ prefix, rest }, own] = [partsOf(number), partsOf(requester)];
    const body = {
      countryCode: prefix,
      vatNumber: rest,
      ...(own.rest ? { requesterMemberStateCode: own.prefix, requesterNumber: own.rest } : {}),
    };
    try {
      const response = await fetch(`${this.config.url}/check-vat-number`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      });
      const text = await response.text();
      if (!response.ok || text.length > MAX_ANSWER_LENGTH) return UNKNOWN;
      return answerOf(JSON.parse(text));
    } catch {
      return UNKNOWN;
    }
  }
}

function partsOf(number: string): ViesNumber {
  return { prefix: number.slice(0, 2), rest: number.slice(2) };
}

/** Whatever is not a plain yes or no, such as MS_UNAVAILABLE, is not known now. */
function answerOf(answer: unknown): ViesAnswer {
  const { valid, requestIdentifier, userError, name, address } = Object(answer) as Record<string, unknown>;
  const isAnswered = userError === undefined || userError === 'VALID' || userError === 'INVALID';
  if (typeof valid !== 'boolean' || !isAnswered) return UNKNOWN;
  const requestId = typeof requestIdentifier === 'string' && requestIdentifier ? requestIdentifier : null;
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  return { state: valid ? 'valid' : 'invalid', requestId, name: textOf(name), address: textOf(address) };
}
