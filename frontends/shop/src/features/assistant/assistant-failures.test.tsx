import { eventStream, fakeNetwork, json, offline, problem } from '@kp/testing/browser';
import { act, screen, waitFor } from '@testing-library/react';
import { aConnection, aReply, connect, conversation, input } from './testing/open-assistant';

const network = fakeNetwork();
const CHAT = 'POST /api/ai/chat';
const FAILURE = "Assistant: I'm having trouble connecting right now. Please try again in a moment.";

describe('a question that fails', () => {
  it.each([
    ['is refused', problem(500, 'SERVER.ERROR', 'Broken')],
    ['gets no answer', offline],
    ['gets an answer without a text', json({ parts: [] })],
  ])('because it %s says so in the chat and in a toast, and can be sent again', async (_how, answer) => {
    network.on(CHAT, answer);
    const { user } = await connect(network);
    await user.type(input(), 'Day dots?{Enter}');
    expect(await screen.findByText('Connection Issue')).toBeInTheDocument();
    expect(
      screen.getByText('Having trouble connecting to AI service. Please try again.'),
    ).toBeInTheDocument();
    expect(conversation().slice(1)).toEqual(['You: Day dots?', FAILURE]);
    network.on(CHAT, aReply('In stock.'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(conversation().slice(1)).toEqual(['You: Day dots?', 'Assistant: In stock.']));
  });

  it('because the stream breaks says so instead of the half of the reply', async () => {
    const events = eventStream();
    network.on(CHAT, events.answer);
    const { user } = await connect(network);
    await user.type(input(), 'Day dots?{Enter}');
    await act(async () => events.send('delta', { text: 'In' }));
    await waitFor(() => expect(conversation().at(-1)).toBe('Assistant: In'));
    await act(async () => events.break());
    await waitFor(() => expect(conversation().slice(1)).toEqual(['You: Day dots?', FAILURE]));
  });

  it('because there were too many says how long to wait', async () => {
    network.on(CHAT, { ...problem(429, 'REQUEST.TOO_MANY', 'Too many'), headers: { 'retry-after': '30' } });
    const { user } = await connect(network);
    await user.type(input(), 'Day dots?{Enter}');
    await waitFor(() =>
      expect(conversation().at(-1)).toBe(
        'Assistant: That was a lot of messages at once. You can ask again in 30 seconds.',
      ),
    );
  });

  it('because the session has ended connects again and asks once more, without a word', async () => {
    network.on(CHAT, ({ body }) =>
      (body as { sessionId: string }).sessionId === 'second-session'
        ? aReply('In stock.')
        : problem(404, 'AI.SESSION_NOT_FOUND', 'This chat has ended.'),
    );
    const { user } = await connect(network);
    network.on('POST /api/ai/connect', aConnection('second-session'));
    await user.type(input(), 'Day dots?{Enter}');
    await waitFor(() => expect(conversation().slice(1)).toEqual(['You: Day dots?', 'Assistant: In stock.']));
    expect(screen.queryByText('Connection Issue')).not.toBeInTheDocument();
    expect(network.callsTo('POST /api/ai/connect')).toHaveLength(2);
    expect(input()).toHaveFocus();
  });

  it('because no new session is opened ends disconnected', async () => {
    network.on(CHAT, problem(404, 'AI.SESSION_NOT_FOUND', 'This chat has ended.'));
    const { user } = await connect(network);
    network.on('POST /api/ai/connect', problem(503, 'SERVER.UNAVAILABLE', 'Down'));
    await user.type(input(), 'Day dots?{Enter}');
    await waitFor(() => expect(conversation().slice(1)).toEqual(['You: Day dots?', FAILURE]));
    expect(screen.getByText('Not connected')).toBeInTheDocument();
    expect(network.callsTo(CHAT)).toHaveLength(1);
  });
});
