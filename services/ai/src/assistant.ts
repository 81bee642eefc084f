import { Injectable } from '@nestjs/common';
import type { LanguageCode } from '@kp/i18n/languages';
import type { Principal } from '@kp/platform/http';
import { type Answer, type Talk, Wording } from './answers/answer';
import { answerQuestion, joined } from './answers/choose-answer';
import { detectLanguage } from './engine/detect-language';
import { adoptIntents, adoptLikeliest, certainIntent } from './engine/intents/adopt-intents';
import type { LikelyIntent } from './engine/intents/intent-classifier';
import { type Intent, intentsWithin } from './engine/intents/intents';
import { halvesOf, questionsOf } from './engine/split-message';
import { type Question, questionOf } from './engine/understand';
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
/** Letters of "and in black?". */
const MAX_FOLLOW_UP = 14;
/** What a first answer may wait for its language to be learned. */
const MAX_LEARNING_MS = 100;

/** A model answers where one is configured; otherwise, and when it fails, the built-in engine: every sentence of facts. */
@Injectable()
export class Assistant {
  constructor(
    private readonly tools: ToolSet,
    private readonly sessions: AssistantSessions,
    private readonly model: ModelEngine,
  ) {}

  /** The text of each question of the message as soon as it is answered, then the whole reply. */
  async *answer(chat: ChatMessage): AsyncIterable<AnsweredPart> {
    const { message, sessionId, principal, topic } = chat;
    const language = detectLanguage(message, chat.language);
    const wording = await Wording.in(language);
    const calls = new ToolCalls({ principal, language });
    const talk: Talk = { topic, tools: this.tools, calls, wording };
    const answers: Answer[] = [];
    try {
      const questions = await recognizedIn(message, language, topic);
      for await (const answered of this.answers(chat, questions, talk)) {
        if ('parts' in answered) answers.push(answered);
        else yield answered;
      }
    } finally {
      await this.sessions.save(sessionId, { ...talk.topic, language }, calls.recorded);
    }
    const { text, parts, suggestions = [] } = joined(answers);
    const follow = suggestions.slice(0, MAX_SUGGESTIONS).map((key) => wording.say(key));
    const response = text === '' ? wording.say('hello') : text;
    yield { reply: { sessionId, language, response, parts, suggestions: follow } };
  }

  /** Text to show at once, and the answers that it belongs to. */
  private async *answers(
    { message, sessionId }: ChatMessage,
    questions: readonly Question[],
    talk: Talk,
  ): AsyncGenerator<{ text: string } | Answer> {
    let isBegun = false;
    if (await this.model.isFor(sessionId, questions)) {
      const texts = this.model.answer(message, sessionId, talk);
      let next = await texts.next();
      for (; !next.done; next = await texts.next()) {
        isBegun = true;
        yield next.value;
      }
      if (next.value) {
        talk.topic = { ...talk.topic, ...next.value.topic };
        return yield next.value;
      }
    }
    const said: string[] = [];
    for (const question of questions) {
      const answered = await answerOf(question, talk);
      if (said.includes(answered.text)) continue;
      yield { text: (isBegun || said.length > 0 ? '\n\n' : '') + answered.text };
      said.push(answered.text);
      talk.topic = { ...talk.topic, ...answered.topic };
      yield answered;
    }
  }
}

async function recognizedIn(message: string, language: LanguageCode, topic: Topic): Promise<Question[]> {
  const classifier = await intentsWithin(language, MAX_LEARNING_MS);
  if (!classifier) return questionsOf(message, language);
  const classify = (text: string) => classifier.classify(text, language);
  const isFollowUp = topic.intent !== undefined && message.trim().length <= MAX_FOLLOW_UP;
  const questions = questionsOf(message, language);
  const [first, ...others] = questions;
  const asked = first && others.length === 0 ? partedByIntents(first, classify) : questions;
  return asked.flatMap((question) => adoptIntents(question, classify(question.text), isFollowUp));
}

/** Two questions that no word parts, where the examples are certain of both halves. */
function partedByIntents(question: Question, classify: (text: string) => LikelyIntent<Intent>[]): Question[] {
  const { text, language, message, cues } = question;
  if (cues.has('injection')) return [question];
  for (const halves of halvesOf(text, language)) {
    const [left, right] = halves.map((half) => certainIntent(classify(half)));
    if (left && right && left !== right)
      return halves.map((half) => ({ ...questionOf(half, language), message }));
  }
  return [question];
}

/** Where no product and no guidance fits, what the question resembles most is better than nothing. */
async function answerOf(question: Question, talk: Talk): Promise<Answer> {
  const answered = await answerQuestion(question, talk);
  if (!answered.isUnsure) return answered;
  const { text, language } = question;
  const classifier = await intentsWithin(language, 0);
  const likely = classifier && adoptLikeliest(question, classifier.classify(text, language));
  return likely ? answerQuestion(likely, talk) : answered;
}
