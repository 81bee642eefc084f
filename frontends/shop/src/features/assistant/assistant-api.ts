import { shopApi } from '@kp/api-client/shop';
import { isApiError, type AppDispatch } from '@kp/client';
import { readEvents } from '@kp/client/files';
import { isLanguageCode, type LanguageCode } from '@kp/i18n';
import { fieldsOf, isText, readParts, textsOf } from './read-parts';
import type { ReplyPart } from './reply.types';
import { type ChatSession, MAX_SUGGESTIONS, readSession } from './stored-chat';

const REPLY_TIMEOUT_MS = 60_000;
const SESSION_NOT_FOUND = 'AI.SESSION_NOT_FOUND';

export interface Reply {
  readonly text: string;
  readonly language?: LanguageCode;
  readonly parts: readonly ReplyPart[];
  readonly suggestions: readonly string[];
}

interface Question {
  readonly message: string;
  readonly sessionId: string;
  readonly language: LanguageCode;
}

interface ReplyReader {
  readonly signal: AbortSignal;
  readonly dispatch: AppDispatch;
  /** Called with the text so far. */
  readonly onText: (text: string) => void;
}

const assistantApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    openAssistantSession: build.mutation<unknown, void>({
      query: () => ({ url: '/api/ai/connect', method: 'POST' }),
    }),
  }),
});
const { openAssistantSession } = assistantApi.endpoints;

/** @throws when the assistant cannot be reached, or answers without a session */
export async function connectAssistant(dispatch: AppDispatch): Promise<ChatSession> {
  const answer = await dispatch(openAssistantSession.initiate(undefined, { track: false })).unwrap();
  const session = readSession(fieldsOf(answer));
  if (!session || fieldsOf(answer).success === false) throw new Error('The assistant opened no session.');
  return session;
}

/** @throws when there is no complete reply, also after a minute */
export async function askAssistant(question: Question, reader: ReplyReader): Promise<Reply> {
  reader.signal.throwIfAborted();
  const aborting = new AbortController();
  const abort = () => aborting.abort();
  reader.signal.addEventListener('abort', abort);
  const timer = setTimeout(abort, REPLY_TIMEOUT_MS);
  try {
    let text = '';
    let reply: unknown;
    const request = {
      url: '/api/ai/chat',
      body: question,
      signal: aborting.signal,
      dispatch: reader.dispatch,
    };
    const whole = await readEvents(request, (data, event) => {
      if (event === 'reply') reply = data;
      const { text: added } = fieldsOf(data);
      if (event === 'delta' && isText(added)) reader.onText((text += added));
    });
    return readReply(whole ?? reply);
  } finally {
    clearTimeout(timer);
    reader.signal.removeEventListener('abort', abort);
  }
}

function readReply(answer: unknown): Reply {
  const { response, message, language, parts, suggestions } = fieldsOf(answer);
  const text = isText(response) ? response : message;
  if (!isText(text)) throw new Error('The assistant sent no reply.');
  return {
    text,
    ...(isLanguageCode(language) && { language }),
    parts: readParts(parts),
    suggestions: [...new Set(textsOf(suggestions))].slice(0, MAX_SUGGESTIONS),
  };
}

export function isSessionNotFound(error: unknown): boolean {
  return isApiError(error) && error.problem?.code === SESSION_NOT_FOUND;
}
