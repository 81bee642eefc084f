import type { ReadableWritablePair } from 'node:stream/web';
import { Injectable } from '@nestjs/common';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { ModelConfig } from './model.config';

/** As of the chat completions of OpenAI. */
export interface RequestedCall {
  id: string;
  type: 'function';
  function: { name: string; arguments: string };
}

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant' | 'tool';
  content: string | null;
  tool_calls?: RequestedCall[];
  tool_call_id?: string;
}

export interface ToolDefinition {
  type: 'function';
  function: { name: string; description: string; parameters: object };
}

/** Text as it comes; at the end what the model wants to know, and what the round cost. */
export type ModelEvent = { text: string } | { calls: RequestedCall[]; tokens: number };

interface Chunk {
  choices?: {
    delta?: {
      content?: string | null;
      tool_calls?: { index?: number; id?: string; function?: { name?: string; arguments?: string } }[];
    };
  }[];
  usage?: { total_tokens?: number } | null;
  error?: unknown;
}

/** Of one answer. Not asked of the model: endpoints do not agree on the name of the setting. */
const MAX_CHARACTERS = 20_000;
const MAX_CALLS = 8;
const CHARACTERS_PER_TOKEN = 4;
const END = '[DONE]';

/** About as many, for endpoints that do not tell. */
export const tokensOf = (text: string): number => Math.ceil(text.length / CHARACTERS_PER_TOKEN);

/** The model did not answer as it should; the built-in engine does then. */
export class ModelFailure extends Error {}

/** Any endpoint that speaks the chat completions of OpenAI. */
@Injectable()
export class ModelClient {
  constructor(private readonly config: ModelConfig) {}

  get isConfigured(): boolean {
    return this.config.baseUrl !== undefined;
  }

  /** @throws ModelFailure, also for an answer that breaks off */
  async *ask(
    messages: readonly ModelMessage[],
    tools: readonly ToolDefinition[],
    signal: AbortSignal,
  ): AsyncGenerator<ModelEvent> {
    const { baseUrl = '', apiKey, model } = this.config;
    const body = JSON.stringify({
      model,
      messages,
      tools,
      stream: true,
      stream_options: { include_usage: true },
    });
    const authorization: Record<string, string> = apiKey ? { authorization: `Bearer ${apiKey}` } : {};
    const headers = { 'content-type': 'application/json', ...authorization };
    const url = `${baseUrl.replace(/\/+$/, '')}/chat/completions`;
    try {
      const answer = await fetch(url, { method: 'POST', body, headers, signal, redirect: 'error' });
      if (!answer.ok || !answer.body) throw new ModelFailure(`The model answered ${answer.status}.`);
      const calls: RequestedCall[] = [];
      let [length, tokens, isEnded] = [body.length, 0, false];
      for await (const chunk of chunksOf(answer.body)) {
        if (chunk === END) isEnded = true;
        else {
          const { content, tool_calls: asked = [] } = chunk.choices?.[0]?.delta ?? {};
          tokens = chunk.usage?.total_tokens ?? tokens;
          if (length - body.length > MAX_CHARACTERS) throw new ModelFailure('The answer is too long.');
          length += JSON.stringify(asked).length + (content?.length ?? 0);
          for (const part of asked) addCall(calls, part);
          if (content) yield { text: content };
        }
      }
      if (!isEnded) throw new ModelFailure('The answer of the model broke off.');
      yield { calls, tokens: tokens || Math.ceil(length / CHARACTERS_PER_TOKEN) };
    } catch (error) {
      throw error instanceof ModelFailure ? error : new ModelFailure((error as Error).message);
    }
  }
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Chunk | typeof END> {
  const decoder = new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>;
  for await (const { data } of body.pipeThrough(decoder).pipeThrough(new EventSourceParserStream())) {
    if (data === END) yield END;
    else {
      const chunk = JSON.parse(data) as Chunk;
      if (typeof chunk !== 'object' || chunk === null || chunk.error) {
        throw new ModelFailure('The model answered with an error.');
      }
      yield chunk;
    }
  }
}

/** Calls come in pieces: first the name, then the arguments. */
function addCall(
  calls: RequestedCall[],
  {
    index = 0,
    id,
    function: piece = {},
  }: { index?: number; id?: string; function?: Partial<RequestedCall['function']> },
): void {
  if (index >= MAX_CALLS || index > calls.length)
    throw new ModelFailure('The model asks for too much at once.');
  const call = (calls[index] ??= { id: '', type: 'function', function: { name: '', arguments: '' } });
  call.id ||= id ?? '';
  call.function.name += piece.name ?? '';
  call.function.arguments += piece.arguments ?? '';
}
