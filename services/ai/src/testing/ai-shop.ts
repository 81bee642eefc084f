import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE, isLanguageCode } from '@kp/i18n/languages';
import { type InvoicesShop, startInvoicesShop } from '@kp/invoices/testing';
import type { Problem } from '@kp/platform/http';
import type { Answer, TestShopParts } from '@kp/testing';
import { prepareIntents, readIntentsFrom } from '../engine/intents/intents';
import type { ChatResponse, ConnectResponse } from '../http/ai.dto';
import type { Part } from '../http/parts.dto';
import { aiDescriptor } from '../index';

const ROOT = path.resolve(__dirname, '../../../..');
const BUILT = path.join(ROOT, 'dist/services/ai/intents');
/** All that takes part in learning. */
const LEARNING = ['services/ai/src/engine', 'libs/platform/src/features'];

const changedAt = (folder: string) =>
  Math.max(
    ...readdirSync(folder, { recursive: true }).map(
      (file) => statSync(path.join(folder, String(file))).mtimeMs,
    ),
  );

/** Learning takes half a second of each language, in each worker; a build that is older than the sources is not read. */
function readWhatWasBuilt(): void {
  const builtAt = statSync(path.join(BUILT, 'en.bin'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (LEARNING.every((folder) => changedAt(path.join(ROOT, folder)) < builtAt)) readIntentsFrom(BUILT);
}

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
  readWhatWasBuilt();
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
          // The first questions of a language are answered while it is learned; conversations begin after that.
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
