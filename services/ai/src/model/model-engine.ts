import { Injectable, Logger } from '@nestjs/common';
import type { Answer, Conversation } from '../answers/answer';
import { isInjection } from '../engine/keywords';
import type { Question } from '../engine/understand';
import type { Part } from '../http/parts.dto';
import { LinkFilter } from './drop-links';
import { ModelBudget } from './model-budget';
import { ModelClient, ModelFailure, type ModelMessage, type RequestedCall, tokensOf } from './model-client';
import { ModelConfig } from './model.config';
import { instructionsFor } from './model-instructions';
import { ModelTools, type ToolResult } from './model-tools';

const MAX_ROUNDS = 5;
const MAX_TOTAL_MS = 60_000;
const MAX_RESULT = 8000;
/** After so many failures in a row the model is left alone for a while. */
const MAX_FAILURES = 3;
const PAUSE_MS = 60_000;
/** Declined by the built-in engine, whatever a model thinks of them. */
const DECLINED = ['others', 'medical', 'act'] as const;

/**
 * Answers with a model that sees what the tools return and nothing else. It runs them as the asker; what they return
 * becomes the parts of the reply, and the model adds the words.
 */
@Injectable()
export class ModelEngine {
  private readonly logger = new Logger(ModelEngine.name);
  private failures = 0;
  private pausedUntil = 0;

  constructor(
    private readonly client: ModelClient,
    private readonly tools: ModelTools,
    private readonly budget: ModelBudget,
    private readonly config: ModelConfig,
  ) {}

  /** Whether it is for the model to answer; the built-in engine otherwise. */
  async isFor(sessionId: string, questions: readonly Question[]): Promise<boolean> {
    if (!this.client.isConfigured || Date.now() < this.pausedUntil) return false;
    const isDeclined = ({ folded, keywords }: Question) =>
      isInjection(folded) || DECLINED.some((keyword) => keywords.has(keyword));
    return !questions.some(isDeclined) && (await this.budget.isLeft(sessionId));
  }

  /** The text as it comes. @returns null when the model fails: the built-in engine answers then */
  async *answer(
    message: string,
    sessionId: string,
    conversation: Conversation,
  ): AsyncGenerator<{ text: string }, Answer | null> {
    const aborting = new AbortController();
    const abort = () => aborting.abort(new ModelFailure('The model takes too long.'));
    const total = setTimeout(abort, MAX_TOTAL_MS);
    const first = setTimeout(abort, this.config.timeoutMs);
    let answer = '';
    try {
      const results: ToolResult[] = [];
      for await (const text of this.rounds(message, sessionId, conversation, results, aborting.signal)) {
        if (text === '') continue;
        clearTimeout(first);
        answer += text;
        yield { text };
      }
      if (answer.trim() === '') throw new ModelFailure('The model said nothing.');
      this.failures = 0;
      this.pausedUntil = 0;
      return answerOf(answer.trim(), results);
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      this.logger.warn(`The built-in engine answers: ${error.message}`);
      this.failures += 1;
      if (this.failures >= MAX_FAILURES) this.pausedUntil = Date.now() + PAUSE_MS;
      return null;
    } finally {
      clearTimeout(first);
      clearTimeout(total);
      aborting.abort();
    }
  }

  private async *rounds(
    message: string,
    sessionId: string,
    conversation: Conversation,
    results: ToolResult[],
    signal: AbortSignal,
  ): AsyncGenerator<string> {
    const { toolCalls, wording, topic } = conversation;
    const messages: ModelMessage[] = [
      { role: 'system', content: instructionsFor(wording.language, topic, toolCalls.context.principal) },
      { role: 'user', content: message },
    ];
    const links = new Set<string>();
    for (let round = 1; round <= MAX_ROUNDS; round += 1) {
      const filter = new LinkFilter(links);
      let said = '';
      let asked: RequestedCall[] = [];
      // The last round has no tools left, so it answers.
      const tools = round < MAX_ROUNDS ? this.tools.definitions : [];
      // Of an answer that breaks off, what was said.
      let tokens = 0;
      try {
        for await (const event of this.client.ask(messages, tools, signal)) {
          if ('calls' in event) ({ calls: asked, tokens } = event);
          else {
            said += event.text;
            tokens = tokensOf(JSON.stringify(messages) + said);
            yield filter.add(event.text);
          }
        }
      } finally {
        await this.budget.use(sessionId, tokens);
      }
      yield filter.end();
      if (asked.length === 0) return;
      messages.push({ role: 'assistant', content: said || null, tool_calls: asked });
      for (const { id, function: call } of asked) {
        const result = await this.tools.run(call.name, call.arguments, toolCalls, wording);
        results.push(result);
        for (const link of result.links ?? []) links.add(link);
        messages.push({ role: 'tool', tool_call_id: id, content: asData(result.data) });
      }
      if (said !== '') yield '\n';
    }
  }
}

/** No text of the shop can end the data it stands in. */
const asData = (data: unknown): string =>
  `<data>${JSON.stringify(data).slice(0, MAX_RESULT).replaceAll('<', '\\u003c')}</data>`;

/** Cards of products are those of the last result that has some. */
function answerOf(text: string, results: readonly ToolResult[]): Answer {
  const byType = new Map<Part['type'], Part>();
  for (const part of results.flatMap(({ answer }) => answer?.parts ?? [])) byType.set(part.type, part);
  // A proposal says the same again.
  if (byType.has('proposal')) byType.delete('products');
  const topic = Object.assign({}, ...results.map(({ answer }) => answer?.topic ?? {})) as Answer['topic'];
  const suggestions: Answer['suggestions'] = byType.has('products')
    ? ['askStock', 'askCheaper']
    : ['askShipping', 'askPayment'];
  return { text, parts: [...byType.values()], suggestions, topic };
}
