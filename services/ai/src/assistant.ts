import { Injectable } from '@nestjs/common';
import type { LanguageCode } from '@kp/i18n/languages';
import type { Principal } from '@kp/platform/http';
import { Taxes } from '@kp/settings';
import { type Answer, type Conversation, type PriceTerms, Wording } from './answers/answer';
import { answerRequest } from './answers/answer-request';
import { answerQuestion, joined } from './answers/choose-answer';
import { continueShown, continueTopic } from './answers/continue-topic';
import { detectLanguage } from './engine/detect-language';
import { prepareIntents } from './engine/intents/intents';
import { withoutIntroduction } from './engine/introduction';
import { recognizeLikeliest, recognizeQuestions } from './engine/recognize-questions';
import type { Question } from './engine/understand';
import type { ChatResponse } from './http/ai.dto';
import { ModelEngine } from './model/model-engine';
import { AssistantSessions } from './sessions/assistant-sessions';
import type { Topic } from './sessions/topic';
import { ToolCalls } from './tools/tool';
import { ToolSet } from './tools/tool-set';

export interface ChatMessage {
  message: string;
  sessionId: string;
  language: LanguageCode;
  topic: Topic;
  principal: Principal | null;
}

export type AnsweredPart = { text: string } | { reply: ChatResponse };

const MAX_SUGGESTIONS = 4;
/** Letters of a topic that are kept. */
const MAX_SAID = 200;

/** A model answers where one is configured; otherwise, and when it fails, the built-in engine: every sentence of facts. */
@Injectable()
export class Assistant {
  constructor(
    private readonly tools: ToolSet,
    private readonly sessions: AssistantSessions,
    private readonly model: ModelEngine,
    private readonly taxes: Taxes,
  ) {}

  /** Reads what answers in a language need, before they are asked for. */
  async learn(language: LanguageCode): Promise<void> {
    await prepareIntents(language);
    await this.tools.findSimilar.prepare(language);
  }

  /** The text of each question of the message as soon as it is answered, then the whole reply. */
  async *answer(chat: ChatMessage): AsyncIterable<AnsweredPart> {
    const { message, sessionId, principal, topic } = chat;
    const language = detectLanguage(message, chat.language);
    const terms = this.priceTerms();
    const wording = await Wording.in(language, terms);
    const toolCalls = new ToolCalls({ principal, language, priceDisplay: terms?.display });
    const conversation: Conversation = { topic, tools: this.tools, toolCalls, wording };
    const answers: Answer[] = [];
    try {
      const requested = await answerRequest(message, conversation);
      if (requested) {
        yield { text: requested.text };
        answers.push(requested);
      } else {
        const questions = await recognizeQuestions(withoutIntroduction(message), language, topic);
        for await (const answered of this.answers(chat, questions, conversation)) {
          if ('parts' in answered) answers.push(answered);
          else yield answered;
        }
      }
    } finally {
      await this.sessions.save(sessionId, { ...conversation.topic, language }, toolCalls.recorded);
    }
    const { text, parts, suggestions = [] } = joined(answers);
    const follow = suggestions.slice(0, MAX_SUGGESTIONS).map((key) => wording.translate(key));
    const response = text === '' ? wording.translate('hello') : text;
    yield { reply: { sessionId, language, response, parts, suggestions: follow } };
  }

  private priceTerms(): PriceTerms | null {
    const display = this.taxes.priceDisplay();
    const { byClass, supply, isTaxIncluded } = this.taxes.of(null);
    if (display === null || (display === 'gross') === isTaxIncluded) return null;
    return { display, byClass, country: supply.country };
  }

  /** Text to show at once, and the answers that it belongs to. */
  private async *answers(
    { message, sessionId }: ChatMessage,
    questions: readonly Question[],
    conversation: Conversation,
  ): AsyncGenerator<{ text: string } | Answer> {
    let isBegun = false;
    if (await this.model.isFor(sessionId, questions)) {
      const texts = this.model.answer(message, sessionId, conversation);
      let next = await texts.next();
      for (; !next.done; next = await texts.next()) {
        isBegun = true;
        yield next.value;
      }
      if (next.value) {
        conversation.topic = { ...conversation.topic, ...next.value.topic };
        return yield next.value;
      }
    }
    const said: string[] = [];
    for (const [index, question] of questions.entries()) {
      const answered = await answerOf(question, conversation);
      // "My name is Ana": what nothing was found for is not answered beside what was asked.
      const isLast = index === questions.length - 1;
      if (said.includes(answered.text) || (answered.isUnsure && (!isLast || said.length > 0))) continue;
      yield { text: (isBegun || said.length > 0 ? '\n\n' : '') + answered.text };
      said.push(answered.text);
      conversation.topic = topicAfter(question, answered, conversation.topic);
      yield answered;
    }
  }
}

/** Products that the same question also asks for are no other topic than its guidance. */
function topicAfter(question: Question, { topic = {} }: Answer, before: Topic): Topic {
  const said = saidOf(question, before);
  const isBeside = before.intent === 'guidance' && topic.intent === 'products' && before.said === said;
  return { ...before, ...topic, ...(isBeside ? { intent: 'guidance' as const } : {}), said };
}

/** What was said of the topic; a question that does not continue it begins anew. */
function saidOf({ text, isFollowUp }: Question, { said = '' }: Topic): string {
  return (isFollowUp ? `${said} ${text}` : text).slice(-MAX_SAID);
}

/** Where no product and no guidance fits, what the question resembles most is better than nothing. */
async function answerOf(question: Question, conversation: Conversation): Promise<Answer> {
  const continued = await (question.isFollowUp ? continueTopic : continueShown)(question, conversation);
  if (continued) return continued;
  const answered = await answerQuestion(question, conversation);
  if (!answered.isUnsure) return answered;
  const likely = await recognizeLikeliest(question);
  return likely ? answerQuestion(likely, conversation) : answered;
}
