import { aUser, fakeNetwork, json, problem } from '@kp/testing/browser';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { aReply, connect, conversation, input, openAssistant } from './testing/open-assistant';

const network = fakeNetwork();
const WELCOME = /^Assistant: Hello! I can help you choose products/;
const CHAT = 'POST /api/ai/chat';
const wait = (milliseconds: number) => act(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));
const capabilities = () =>
  within(screen.getByRole('list', { name: 'What it can do' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const stored = () => localStorage.getItem('assistantChat');

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
    cleanup();
    localStorage.removeItem('token');
    await openAssistant({ isReturning: true });
    expect(conversation()).toEqual([expect.stringMatching(WELCOME)]);
  });

  it('whose token is rejected ends the session', async () => {
    signedIn().on(CHAT, problem(401, 'AUTH.SESSION_EXPIRED', 'Expired'));
    const { user } = await connect(network, { token: 'token-7' });
    await user.type(input(), 'Where is my order?{Enter}');
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  });
});
