import { DEFAULT_LANGUAGE, isLanguageCode } from '@kp/i18n/languages';
import { type InvoicesShop, startInvoicesShop } from '@kp/invoices/testing';
import type { Problem } from '@kp/platform/http';
import type { Answer, TestShopParts } from '@kp/testing';
import { prepareIntents } from '../engine/intents/intents';
import type { ChatResponse, ConnectResponse } from '../http/ai.dto';
import type { Part } from '../http/parts.dto';
import { aiDescriptor } from '../index';

/** A reply or a problem. */
export type ChatAnswer = ChatResponse & Omit<Problem, 'status'>;

export interface Chat {
  sessionId: string;
  ask(message: string, language?: string): Promise<ChatResponse>;
}

export interface AiShop extends InvoicesShop {
  connect(token?: string): Promise<string>;
  send(
    body: object,
    options?: { token?: string; headers?: Record<string, string> },
  ): Promise<Answer<ChatAnswer>>;
  chat(token?: string): Promise<Chat>;
}

/** With the invoices' shop, its seller and its product "Day dots". */
export async function startAiShop(parts: TestShopParts = {}): Promise<AiShop> {
  const shop = await startInvoicesShop({ ...parts, modules: [aiDescriptor, ...(parts.modules ?? [])] });
  const send: AiShop['send'] = (body, options = {}) =>
    shop.call('POST', '/api/ai/chat', { ...options, body });

  async function connect(token?: string): Promise<string> {
    const answer = await shop.call<ConnectResponse>('POST', '/api/ai/connect', { token, body: {} });
    expect(answer.status).toBe(200);
    return answer.body.sessionId;
  }

  return {
    ...shop,
    connect,
    send,
    async chat(token) {
      const sessionId = await connect(token);
      return {
        sessionId,
        async ask(message, language) {
          // The first questions of a language are answered while it is learned; stories are told after that.
          await prepareIntents(language && isLanguageCode(language) ? language : DEFAULT_LANGUAGE);
          const answer = await send({ message, sessionId, language }, { token });
          expect(answer.status).toBe(200);
          return answer.body;
        },
      };
    },
  };
}

export function partOf<Type extends Part['type']>(
  { parts }: ChatResponse,
  type: Type,
): Extract<Part, { type: Type }> | undefined {
  return parts.find((part): part is Extract<Part, { type: Type }> => part.type === type);
}
