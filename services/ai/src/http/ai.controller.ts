import { Readable } from 'node:stream';
import { Body, Controller, Headers, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { DEFAULT_LANGUAGE, isLanguageCode } from '@kp/i18n/languages';
import { ASSISTANT_CAPABILITIES } from '@kp/commerce/assistant-rules';
import { CurrentPrincipal, type Principal, Public, RateLimit } from '@kp/platform/http';
import type { FastifyReply } from 'fastify';
import { type AnsweredPart, Assistant } from '../assistant';
import { AssistantSessions } from '../sessions/assistant-sessions';
import { ChatRequest, ChatResponse, ConnectResponse } from './ai.dto';

const EVENT_STREAM = 'text/event-stream';

@Public()
@Controller('api/ai')
export class AiController {
  constructor(
    private readonly assistant: Assistant,
    private readonly sessions: AssistantSessions,
  ) {}

  /** Starts a chat. */
  @RateLimit({ limit: 30, seconds: 60 })
  @HttpCode(200)
  @Post('connect')
  async connectAssistant(
    @CurrentPrincipal() principal: Principal | null,
    @Headers('accept-language') languages = '',
  ): Promise<ConnectResponse> {
    const language = languages.slice(0, 2);
    void this.assistant.learn(isLanguageCode(language) ? language : DEFAULT_LANGUAGE);
    const sessionId = await this.sessions.add(principal);
    return { success: true, sessionId, capabilities: [...ASSISTANT_CAPABILITIES], message: 'Connected.' };
  }

  /**
   * Answers a question from the shop's own facts. 404 AI.SESSION_NOT_FOUND for an expired session and for somebody
   * else's. With `Accept: text/event-stream`: events `delta` with a part of the text, then `reply` with the whole answer.
   */
  @RateLimit({ limit: 40, seconds: 60 })
  @HttpCode(200)
  @ApiOkResponse({ type: ChatResponse })
  @Post('chat')
  async chatWithAssistant(
    @CurrentPrincipal() principal: Principal | null,
    @Headers('accept') accept: string | undefined,
    @Body() { message, sessionId, language = 'en' }: ChatRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const topic = await this.sessions.open(sessionId, principal);
    const answered = this.assistant.answer({ message, sessionId, language, topic, principal });
    if (accept?.includes(EVENT_STREAM)) {
      void reply.header('content-type', `${EVENT_STREAM}; charset=utf-8`).header('x-accel-buffering', 'no');
      return reply.send(Readable.from(events(answered)));
    }
    for await (const part of answered) if ('reply' in part) return reply.send(part.reply);
  }
}

async function* events(answered: AsyncIterable<AnsweredPart>): AsyncIterable<string> {
  for await (const part of answered) {
    if ('reply' in part) yield `event: reply\ndata: ${JSON.stringify(part.reply)}\n\n`;
    else yield `event: delta\ndata: ${JSON.stringify({ text: part.text })}\n\n`;
  }
}
