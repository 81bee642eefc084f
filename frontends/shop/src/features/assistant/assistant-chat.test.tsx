import { eventStream, fakeNetwork, json } from '@kp/testing/browser';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aReply, connect, conversation, input, log, SESSION_ID } from './testing/open-assistant';

const network = fakeNetwork();
const WELCOME = /^Assistant: Hello! I can help you choose products/;
const CHAT = 'POST /api/ai/chat';

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
    await user.click(screen.getByRole('button', { name: 'Compare your label printers' }));
    await user.click(await screen.findByRole('button', { name: 'Which is cheapest?' }));
    await waitFor(() => expect(network.callsTo(CHAT)).toHaveLength(2));
    expect(network.callsTo(CHAT).map(({ body }) => (body as { message: string }).message)).toEqual([
      'Compare your label printers',
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
    await waitFor(() => expect(log().scrollTop).toBe(480));
    await user.type(input(), 'Day dots?');
    log().scrollTop = 0;
    const sentAt = performance.now();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(log().scrollTop).toBe(480));
    expect(performance.now() - sentAt).toBeGreaterThan(99);
    const scrolledAt = performance.now();
    fireEvent.scroll(log());
    expect(log()).toHaveAttribute('data-scrollbar', 'shown');
    await waitFor(() => expect(log()).toHaveAttribute('data-scrollbar', 'hidden'));
    expect(performance.now() - scrolledAt).toBeGreaterThan(599);
    offset.mockRestore();
  });
});
