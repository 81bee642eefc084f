import { anAdministrator, fakeNetwork, json, renderPage } from '@kp/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';
import { MappingDialog } from './mapping-dialog';

const network = fakeNetwork();
const open = () =>
  renderPage(routes, {
    at: '/admin?tab=bank',
    texts: ['admin', 'adminOrders', 'adminImports', 'problems'],
    token: 'token-1',
  });

const anEntry = (changes: object) => ({
  id: 1,
  bookedOn: '2026-11-03',
  amount: '120.00',
  currency: 'USD',
  counterpartyName: 'BISTRO NORD SRL',
  counterpartyIban: 'RO12BTRL0000001111111111',
  text: 'plata ORD-2026-000401',
  state: 'open',
  parts: [],
  returnsEntryId: null,
  proposal: null,
  ...changes,
});

const proposalOf = (number: string, isCertain: boolean) => ({
  isCertain,
  reason: isCertain ? 'reference' : 'name',
  returnsEntryId: null,
  parts: [{ number, amount: '120.00', openAmount: '120.00', customer: 'Bistro Nord SRL', isLate: false }],
});

const ENTRIES = [
  anEntry({ id: 1, proposal: proposalOf('ORD-2026-000401', true) }),
  anEntry({ id: 2, text: 'ORD-2026-000402', proposal: proposalOf('ORD-2026-000402', true) }),
  anEntry({
    id: 3,
    text: 'marfa',
    counterpartyName: 'HOTEL',
    proposal: proposalOf('ORD-2026-000403', false),
  }),
  anEntry({ id: 4, text: 'Dobanda', counterpartyName: 'BANCA' }),
];

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(anAdministrator()))
    .on('GET /api/cart', json([]))
    .on('GET /admin/api/bank-statements/entries', json(ENTRIES))
    .on('POST /admin/api/bank-statements/matches', json({ applied: 2, failures: [] }));
});

const sent = () => network.callsTo('POST /admin/api/bank-statements/matches').map(({ body }) => body);

describe('bank statements', () => {
  it('accept all certain matches by one click, and say at its line what was refused', async () => {
    network.on(
      'POST /admin/api/bank-statements/matches',
      json({ applied: 1, failures: [{ entryId: 2, code: 'ORDERS.SHORT_STOCK', message: 'Only 1 left.' }] }),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Accept 2 certain matches' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toEqual({
      matches: [
        { entryId: 1, parts: [{ number: 'ORD-2026-000401', amount: '120.00' }] },
        { entryId: 2, parts: [{ number: 'ORD-2026-000402', amount: '120.00' }] },
      ],
    });
    expect(await screen.findByText('Only 1 left.')).toBeVisible();
  });

  it('accept one that was checked, and set aside what is not for an order', async () => {
    network.on(
      'POST /admin/api/bank-statements/entries/4/ignore',
      json(anEntry({ id: 4, state: 'ignored' })),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Accept: HOTEL/ }));
    await waitFor(() => expect(sent()[0]).toMatchObject({ matches: [{ entryId: 3 }] }));
    await user.click(screen.getByRole('button', { name: /^Not for an order: BANCA/ }));
    await waitFor(() =>
      expect(network.callsTo('POST /admin/api/bank-statements/entries/4/ignore')).toHaveLength(1),
    );
  });

  it('name what was paid by the line of another file, and offer to set its repetition aside', async () => {
    const paid = { id: 1, state: 'matched', parts: [{ number: 'ORD-2026-000401', amount: '120.00' }] };
    const proposal = { isCertain: false, reason: 'repeat', returnsEntryId: null, parts: [], repeats: paid };
    network.on('GET /admin/api/bank-statements/entries', json([anEntry({ id: 5, proposal })]));
    await open();
    expect(await screen.findByText('Seems to be imported already')).toBeVisible();
    expect(screen.getByText('ORD-2026-000401')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Set aside/ })).toBeEnabled();
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
  });

  it('take what is chosen by hand, never more than the line has', async () => {
    network.on(
      'GET /admin/api/bank-statements/documents',
      json([
        { number: 'ORD-2026-000410', customer: 'Ana', currency: 'USD', openAmount: '150.00', isLate: false },
      ]),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Choose what BANCA/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Choose ORD-2026-000410' }));
    const amount = dialog.getByRole('textbox', { name: 'Amount for ORD-2026-000410' });
    expect(amount).toHaveValue('120.00');
    await user.clear(amount);
    await user.type(amount, '130');
    expect(await dialog.findByText('$10.00 too much is assigned')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Accept' })).toBeDisabled();
    await user.clear(amount);
    await user.type(amount, '100');
    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    await waitFor(() =>
      expect(sent()[0]).toEqual({
        matches: [{ entryId: 4, parts: [{ number: 'ORD-2026-000410', amount: '100' }] }],
      }),
    );
  });

  it('say how much of a file is sent, which can be stopped', async () => {
    let answer = () => {};
    network.on('POST /admin/api/bank-statements', async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return { status: 201, body: { lines: 2, duplicates: 0 } };
    });
    const { user } = await open();
    const field = await screen.findByLabelText('Statement file');
    await user.upload(field, new File(['<Document/>'], 'november.xml', { type: 'application/xml' }));
    expect(await screen.findByRole('progressbar', { name: 'Upload' })).toBeVisible();
    expect(field).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Stop upload' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(field).toBeEnabled();
    answer();
  });

  it('ask which column is which for a table that is not known', async () => {
    const chosen: string[] = [];
    const head = { headings: ['zi', 'bani'], mapping: { date: 'zi' }, sample: [['2026-11-03', '12.00']] };
    const { user } = await renderPage(
      [
        {
          path: '/',
          element: (
            <MappingDialog
              head={head}
              isBusy={false}
              onChoose={(mapping) => chosen.push(mapping)}
              onClose={() => undefined}
            />
          ),
        },
      ],
      { at: '/', texts: ['admin', 'adminOrders'] },
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Which column is which?' }));
    expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
    expect(dialog.getByText('2026-11-03')).toBeInTheDocument();
    expect(dialog.getByRole('status')).toHaveTextContent('Choose the column of the amount');
    expect(dialog.getByText('Booking date *')).toBeVisible();
    await user.click(dialog.getByRole('combobox', { name: 'Amount, negative for debits' }));
    await user.click(await screen.findByTitle('bani'));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Import' })).toBeEnabled());
    await user.click(dialog.getByRole('button', { name: 'Import' }));
    expect(chosen).toEqual(['date:zi\namount:bani']);
  });
});
