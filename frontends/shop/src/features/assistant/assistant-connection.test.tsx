import { fakeNetwork, json, offline, problem } from '@kp/testing/browser';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import {
  aConnection,
  aReply,
  conversation,
  input,
  openAssistant,
  SESSION_ID,
} from './testing/open-assistant';

const network = fakeNetwork();
const WELCOME = /^Assistant: Hello! I can help you choose products/;
const quickQuestions = () =>
  within(screen.getByRole('list', { name: 'Quick questions' })).getAllByRole('button');
const capabilities = () =>
  within(screen.getByRole('list', { name: 'What it can do' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

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

  it('connects by a click where the question is typed, or on one that it asks then', async () => {
    network.on('POST /api/ai/connect', aConnection()).on('POST /api/ai/chat', aReply('A probe thermometer.'));
    const typing = await openAssistant();
    await typing.user.click(input().closest('form > div')!);
    expect(await screen.findByText('Connected')).toBeInTheDocument();
    expect(input()).toHaveFocus();
    cleanup();
    localStorage.clear();

    const { user } = await openAssistant();
    await user.click(quickQuestions()[0]!.closest('li')!);
    await waitFor(() => expect(conversation().at(-1)).toBe('Assistant: A probe thermometer.'));
    expect(conversation().at(-2)).toBe('You: Which labels do you recommend?');
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
