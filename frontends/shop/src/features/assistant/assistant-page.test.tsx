import { aUser, eventStream, fakeNetwork, json, offline, problem } from '@kp/testing/browser';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  aConnection,
  aReply,
  connect,
  conversation,
  input,
  log,
  openAssistant,
  SESSION_ID,
} from './testing/open-assistant';

const network = fakeNetwork();
const WELCOME = /^Assistant: Hello! I can help you choose products/;
const CHAT = 'POST /api/ai/chat';
const wait = (milliseconds: number) => act(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));
const quickQuestions = () =>
  within(screen.getByRole('list', { name: 'Quick questions' })).getAllByRole('button');
const capabilities = () =>
  within(screen.getByRole('list', { name: 'What it can do' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const stored = () => localStorage.getItem('assistantChat');

describe('the assistant before there is a connection', () => {
  it('welcomes, says what it can do, and takes no question', async () => {
    await openAssistant();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('AI assistant');
    expect(conversation()).toEqual([expect.stringMatching(WELCOME)]);
    expect(screen.getByText('Not connected')).toBeInTheDocument();
    expect(capabilities()).toHaveLength(9);
    expect(input()).toBeDisabled();
    expect(quickQuestions()).toHaveLength(6);
    for (const question of quickQuestions()) expect(question).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  });

  it('connects: the connection is saved, and the focus is where the question is typed', async () => {
    let answer = () => {};
    network.on(
      'POST /api/ai/connect',
      () => new Promise((resolve) => (answer = () => resolve(aConnection()))),
    );
    const { user } = await openAssistant();
    await user.click(screen.getByRole('button', { name: 'Connect' }));
    expect(screen.getByText('Connecting…')).toBeInTheDocument();
    await act(async () => answer());
    expect(await screen.findByText('Connected')).toBeInTheDocument();
    expect(screen.getByText('Your connection is saved for the session.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Connect' })).not.toBeInTheDocument();
    expect(capabilities()).toEqual([
      'Recommend products from our catalog',
      'Help with HACCP and food safety',
      'Find the status of your orders',
    ]);
    expect(input()).toHaveFocus();
    expect(network.callsTo('POST /api/ai/connect').map(({ body }) => body)).toEqual([undefined]);
  });

  it.each([
    ['is refused', problem(503, 'SERVER.UNAVAILABLE', 'Down')],
    ['brings no success', json({ success: false, sessionId: SESSION_ID })],
    ['brings no session', json({ success: true })],
    ['gets no answer', offline],
  ])('is disconnected again when connecting %s, and can be retried', async (_how, answer) => {
    network.on('POST /api/ai/connect', answer);
    const { user } = await openAssistant();
    await user.click(screen.getByRole('button', { name: 'Connect' }));
    expect(await screen.findByText('Connection Failed')).toBeInTheDocument();
    expect(screen.getByText('Unable to connect to AI Assistant. Please try again.')).toBeInTheDocument();
    expect(screen.getByText('Not connected')).toBeInTheDocument();
    expect(input()).toBeDisabled();
    network.on('POST /api/ai/connect', aConnection());
    await user.click(screen.getByRole('button', { name: 'Connect' }));
    expect(await screen.findByText('Connected')).toBeInTheDocument();
  });
});

describe('a chat', () => {
  it('sends a question in the language of the page and shows the reply, with the focus kept', async () => {
    let answer = () => {};
    network.on(CHAT, () => new Promise((resolve) => (answer = () => resolve(aReply('0 to 4 °C.')))));
    const { user } = await connect(network);
    await user.type(input(), '   {Enter}');
    expect(network.callsTo(CHAT)).toEqual([]);
    await user.type(input(), '  How cold is a cold room? {Enter}');
    expect(screen.getByText('Thinking…')).toBeInTheDocument();
    expect(input()).toHaveValue('');
    expect(network.callsTo(CHAT)).toMatchObject([
      {
        headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
        body: { message: 'How cold is a cold room?', sessionId: SESSION_ID, language: 'en' },
      },
    ]);
    await act(async () => answer());
    await waitFor(() =>
      expect(conversation()).toEqual([
        expect.stringMatching(WELCOME),
        'You: How cold is a cold room?',
        'Assistant: 0 to 4 °C.',
      ]),
    );
    expect(screen.queryByText('Thinking…')).not.toBeInTheDocument();
    expect(input()).toHaveFocus();
  });

  it('reads the reply from the message when there is no response', async () => {
    network.on(CHAT, json({ message: 'In stock.' }));
    const { user } = await connect(network);
    await user.type(input(), 'Day dots?{Enter}');
    await waitFor(() => expect(conversation().at(-1)).toBe('Assistant: In stock.'));
  });

  it('takes a quick question, and the questions that follow from a reply', async () => {
    network.on(CHAT, aReply('We have three.', { suggestions: ['Which is cheapest?', 'Are they in stock?'] }));
    const { user } = await connect(network);
    await user.click(screen.getByRole('button', { name: 'Compare your probe thermometers' }));
    await user.click(await screen.findByRole('button', { name: 'Which is cheapest?' }));
    await waitFor(() => expect(network.callsTo(CHAT)).toHaveLength(2));
    expect(network.callsTo(CHAT).map(({ body }) => (body as { message: string }).message)).toEqual([
      'Compare your probe thermometers',
      'Which is cheapest?',
    ]);
    await waitFor(() => expect(conversation()).toHaveLength(5));
    expect(screen.getAllByRole('button', { name: 'Are they in stock?' })).toHaveLength(1);
    expect(log()).toHaveFocus();
  });

  it('starts a new line with Shift and Enter', async () => {
    network.on(CHAT, aReply('Yes.'));
    const { user } = await connect(network);
    await user.type(input(), 'Labels{Shift>}{Enter}{/Shift}and gloves');
    expect(network.callsTo(CHAT)).toEqual([]);
    expect(input()).toHaveValue('Labels\nand gloves');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(conversation()).toHaveLength(3));
  });

  it('shows a reply as it comes, and then as it was meant', async () => {
    const events = eventStream();
    network.on(CHAT, events.answer);
    const { user } = await connect(network);
    await user.type(input(), 'Cold room?{Enter}');
    await act(async () => events.send('delta', { text: 'Keep it ' }));
    await waitFor(() => expect(conversation().at(-1)).toBe('Assistant: Keep it'));
    expect(log()).toHaveAttribute('aria-busy', 'true');
    await act(async () => events.send('delta', { text: 'cold' }));
    await waitFor(() => expect(conversation().at(-1)).toBe('Assistant: Keep it cold'));
    await act(async () => {
      events.send('reply', { response: 'Keep it at 0 to 4 °C.', parts: [], suggestions: ['And frozen?'] });
      events.end();
    });
    await waitFor(() => expect(conversation().at(-1)).toBe('Assistant: Keep it at 0 to 4 °C.'));
    expect(conversation()).toHaveLength(3);
    expect(log()).toHaveAttribute('aria-busy', 'false');
    expect(screen.getByRole('button', { name: 'And frozen?' })).toBeEnabled();
  });

  it('scrolls to the newest message after a moment, and hides its scrollbar 600 ms after scrolling', async () => {
    network.on(CHAT, aReply('Yes.'));
    const offset = jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(480);
    const { user } = await connect(network);
    expect(log()).toHaveAttribute('data-scrollbar', 'hidden');
    log().scrollTop = 0;
    await user.type(input(), 'Day dots?{Enter}');
    await waitFor(() => expect(log().scrollTop).toBe(480));
    fireEvent.scroll(log());
    expect(log()).toHaveAttribute('data-scrollbar', 'shown');
    await waitFor(() => expect(log()).toHaveAttribute('data-scrollbar', 'hidden'));
    offset.mockRestore();
  });
});

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

describe('what the browser stores', () => {
  it('is there after a reload: connection, capabilities and messages', async () => {
    network.on(CHAT, aReply('In stock.'));
    const { user } = await connect(network);
    await user.type(input(), 'Day dots?{Enter}');
    await waitFor(() => expect(conversation()).toHaveLength(3));
    cleanup();
    await openAssistant({ isReturning: true });
    expect(await screen.findByText('Connected')).toBeInTheDocument();
    expect(conversation().slice(1)).toEqual(['You: Day dots?', 'Assistant: In stock.']);
    expect(capabilities()).toHaveLength(3);
    expect(input()).toBeEnabled();
    expect(network.callsTo('POST /api/ai/connect')).toHaveLength(1);
  });

  it('offers to send a question again whose reply was not awaited', async () => {
    network.on(CHAT, () => new Promise(() => undefined));
    const { user } = await connect(network);
    await user.type(input(), 'Day dots?{Enter}');
    cleanup();
    network.on(CHAT, aReply('In stock.'));
    const { user: returned } = await openAssistant({ isReturning: true });
    expect(await screen.findByText("This question wasn't answered.")).toBeInTheDocument();
    await returned.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(conversation().slice(1)).toEqual(['You: Day dots?', 'Assistant: In stock.']));
  });

  it('is one welcome message after the chat is cleared, with the connection', async () => {
    let answer = () => {};
    network.on(CHAT, aReply('In stock.'));
    const { user } = await connect(network);
    await user.type(input(), 'Day dots?{Enter}');
    await waitFor(() => expect(conversation()).toHaveLength(3));
    network.on(CHAT, () => new Promise((resolve) => (answer = () => resolve(aReply('Too late.')))));
    await user.type(input(), 'And gloves?{Enter}');
    await user.click(screen.getByRole('button', { name: 'Clear chat' }));
    expect(conversation()).toEqual([expect.stringMatching(WELCOME)]);
    expect(screen.getByText('Chat cleared')).toBeInTheDocument();
    expect(screen.queryByText('Thinking…')).not.toBeInTheDocument();
    await act(async () => answer());
    await wait(50);
    expect(conversation()).toEqual([expect.stringMatching(WELCOME)]);
    expect(screen.getByText('Connected')).toBeInTheDocument();
    cleanup();
    await openAssistant({ isReturning: true });
    expect(conversation()).toEqual([expect.stringMatching(WELCOME)]);
  });

  it.each(['[{', '"text"', '{"session":{"sessionId":7},"messages":[{"text":"x"},null,7]}'])(
    'is ignored where %s is no chat',
    async (text) => {
      localStorage.clear();
      localStorage.setItem('assistantChat', text);
      await openAssistant({ isReturning: true });
      expect(conversation()).toEqual([expect.stringMatching(WELCOME)]);
      expect(screen.getByText('Not connected')).toBeInTheDocument();
    },
  );
});

describe('the chat of an account', () => {
  const signedIn = (id = 7) =>
    network.on('GET /api/auth/me', json(aUser({ id }))).on('GET /api/cart', json([]));

  it('is asked with the token, and is wiped when the customer signs out', async () => {
    signedIn().on(CHAT, aReply('It was shipped.')).on('POST /api/auth/logout', { status: 204 });
    const { user } = await connect(network, { token: 'token-7' });
    await user.type(input(), 'Where is my order?{Enter}');
    await waitFor(() => expect(conversation()).toHaveLength(3));
    expect(network.callsTo(CHAT)[0]?.headers.authorization).toBe('Bearer token-7');
    expect(stored()).toContain('It was shipped.');
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(stored()).toBeNull();
    expect(conversation()).toEqual([expect.stringMatching(WELCOME)]);
    expect(await screen.findByText('Not connected')).toBeInTheDocument();
  });

  it('is shown to nobody else, also when the session ended without signing out', async () => {
    signedIn().on(CHAT, aReply('It was shipped.'));
    const { user } = await connect(network, { token: 'token-7' });
    await user.type(input(), 'Where is my order?{Enter}');
    await waitFor(() => expect(conversation()).toHaveLength(3));
    cleanup();
    localStorage.removeItem('token');
    await openAssistant({ isReturning: true });
    expect(conversation()).toEqual([expect.stringMatching(WELCOME)]);
    cleanup();
    signedIn(8);
    await openAssistant({ isReturning: true, token: 'token-8' });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Connect' })).not.toHaveAttribute('aria-busy'),
    );
    expect(conversation()).toEqual([expect.stringMatching(WELCOME)]);
    cleanup();
    signedIn();
    await openAssistant({ isReturning: true, token: 'token-7' });
    await waitFor(() => expect(conversation()).toHaveLength(3));
  });

  it('goes on after a guest has signed in', async () => {
    network.on(CHAT, aReply('In stock.'));
    const { user } = await connect(network);
    await user.type(input(), 'Day dots?{Enter}');
    await waitFor(() => expect(conversation()).toHaveLength(3));
    cleanup();
    signedIn();
    await openAssistant({ isReturning: true, token: 'token-7' });
    await waitFor(() => expect(conversation()).toHaveLength(3));
    expect(screen.getByText('Connected')).toBeInTheDocument();
  });

  it('whose token is rejected ends the session', async () => {
    signedIn().on(CHAT, problem(401, 'AUTH.SESSION_EXPIRED', 'Expired'));
    const { user } = await connect(network, { token: 'token-7' });
    await user.type(input(), 'Where is my order?{Enter}');
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  });
});
