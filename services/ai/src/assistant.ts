import { Injectable } from '@nestjs/common';
import type { LanguageCode } from '@kp/i18n/languages';
import type { Principal } from '@kp/platform/http';
import { type Answer, type Talk, Wording } from './answers/answer';
import { answerQuestion, joined } from './answers/choose-answer';
import { detectLanguage } from './engine/detect-language';
import { questionsOf } from './engine/understand';
import type { ChatResponse } from './http/ai.dto';
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

/** The built-in engine: no network and no model, every sentence is composed of facts. */
@Injectable()
export class Assistant {
  constructor(
    private readonly tools: ToolSet,
    private readonly sessions: AssistantSessions,
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
      for (const question of questionsOf(message, language)) {
        const answered = await answerQuestion(question, talk);
        if (answers.some(({ text }) => text === answered.text)) continue;
        yield { text: (answers.length > 0 ? '\n\n' : '') + answered.text };
        answers.push(answered);
        talk.topic = { ...talk.topic, ...answered.topic };
      }
    } finally {
      await this.sessions.save(sessionId, { ...talk.topic, language }, calls.recorded);
    }
    const { text, parts, suggestions = [] } = joined(answers);
    const follow = suggestions.slice(0, MAX_SUGGESTIONS).map((key) => wording.say(key));
    const response = text === '' ? wording.say('hello') : text;
    yield { reply: { sessionId, language, response, parts, suggestions: follow } };
  }
}
