import type { DiscountCodeResponse } from '@kp/api-client/office';
import { anAdministrator, fakeNetwork, json, problem, renderPage, rowAction } from '@kp/testing/browser';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';

const network = fakeNetwork();
const CODES = '/admin/api/discount-codes';
const TERMS = {
  kind: 'percent' as const,
  code: 'WELCOME10',
  value: '10',
  minimumSubtotal: '100.00',
  startsAt: '',
  endsAt: '',
  maxUses: 50,
  oncePerCustomer: true,
  isActive: true,
};
const WELCOME: DiscountCodeResponse = {
  ...TERMS,
  id: 7,
  state: 'active',
  usedCount: 3,
  version: 2,
  createdAt: '2026-11-20T08:00:00.000Z',
};

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(anAdministrator()))
    .on('GET /api/cart', json([]))
    .on('GET /api/config', json({ currency: 'USD' }))
    .on(`GET ${CODES}`, json([WELCOME]));
});

const open = (more = '') =>
  renderPage(routes, {
    at: `/admin?tab=discounts${more}`,
    texts: ['admin', 'adminPeople'],
    token: 'token-1',
  });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('the discount codes', () => {
  it('end with the last day, or at their time, of the shop', async () => {
    const ending = ['2026-11-30T22:00:00.000Z', '2026-12-01T16:00:00.000Z', '2027-03-28T21:00:00.000Z'];
    const codes = ending.map((endsAt, id) => ({ ...WELCOME, id, code: `END-${id}`, startsAt: '', endsAt }));
    network.on(`GET ${CODES}`, json(codes));
    await open();
    expect(await screen.findByText('until November 30, 2026')).toBeVisible();
    expect(screen.getByText(/^until December 1, 2026.*18:00|^until December 1, 2026.*6:00/)).toBeVisible();
    expect(screen.getByText('until March 28, 2027')).toBeVisible();
  });

  it('show what they take off, their state and uses; a code is copied', async () => {
    const { user } = await open();
    const table = await screen.findByRole('table', { name: 'Discount codes' });
    expect(table).toHaveTextContent('WELCOME1010%from $100.00Once per customerActive3 of 50Always');
    await rowAction(user, 'WELCOME10', 'Copy WELCOME10');
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
    expect(await screen.findByText('Code copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('WELCOME10');
  });

  it('are explained while there is none, and asked for by state', async () => {
    network.on(`GET ${CODES}`, json([]));
    await open();
    expect(await screen.findByText(/A code takes a percentage or an amount off/)).toBeVisible();
    await open('&state=used_up');
    expect(await screen.findByText('No codes match')).toBeVisible();
    expect(network.callsTo(`GET ${CODES}`).at(-1)?.query).toEqual({ state: 'used_up' });
  });

  it('are added with a generated code; what is wrong is said at its field and stays typed', async () => {
    const message = 'There is already a discount code of this name.';
    const known = problem(409, 'ORDERS.DISCOUNT_EXISTS', message, { fields: [{ field: 'code', message }] });
    const answers = [known, { status: 201, body: WELCOME }];
    network.on(`POST ${CODES}`, () => answers.shift()!);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Add a discount code' }));
    const page = within(await screen.findByRole('region', { name: 'Add a discount code' }));
    const save = () => user.click(page.getByRole('button', { name: 'Save changes' }));
    await user.click(page.getByRole('button', { name: 'Generate' }));
    const code = page.getByLabelText<HTMLInputElement>('Code').value;
    expect(code).toMatch(/^[A-Z2-9]{8}$/);

    type(page.getByLabelText('Value'), '101');
    type(page.getByLabelText('Uses in all'), 'many');
    await save();
    expect(await page.findByText('Enter a whole number from 1 to 100')).toBeVisible();
    expect(page.getByText(/Enter a whole number from 1 to 1000000/)).toBeVisible();
    expect(network.callsTo(`POST ${CODES}`)).toHaveLength(0);

    type(page.getByLabelText('Value'), '15');
    type(page.getByLabelText('Uses in all'), '20');
    type(page.getByLabelText('Ends'), '2027-01-31T18:00');
    expect(page.getByLabelText('Ends')).toHaveAccessibleDescription(
      /the day before is its last.*of the shop/,
    );
    expect(page.getByLabelText('Starts')).toHaveAccessibleDescription(/In the time of the shop/);
    await save();
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(page.getByLabelText('Code')).toHaveValue(code);
    await waitFor(() => expect(page.getByRole('button', { name: 'Save changes' })).toBeEnabled());
    await save();
    expect(await screen.findByText('Discount code saved')).toBeVisible();
    const sent = network.callsTo(`POST ${CODES}`).at(-1)?.body as DiscountCodeResponse;
    expect(sent).toEqual({
      code,
      kind: 'percent',
      value: '15',
      minimumSubtotal: '',
      startsAt: '',
      maxUses: 20,
      oncePerCustomer: false,
      isActive: true,
      endsAt: '2027-01-31T16:00:00.000Z',
    });
  });

  it('are edited with their version, and archived with all their terms', async () => {
    network.on(`PUT ${CODES}/7`, json(WELCOME));
    const { user } = await open();
    await user.click(await screen.findByRole('link', { name: 'WELCOME10' }));
    const page = within(await screen.findByRole('region', { name: 'Edit WELCOME10' }));
    type(page.getByLabelText('Minimum order (USD)'), '');
    await user.click(page.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(network.callsTo(`PUT ${CODES}/7`)).toHaveLength(1));
    expect(network.callsTo(`PUT ${CODES}/7`)[0]?.body).toEqual({
      ...TERMS,
      minimumSubtotal: '',
      version: 2,
    });
    await rowAction(user, 'WELCOME10', 'Archive');
    await waitFor(() => expect(network.callsTo(`PUT ${CODES}/7`)).toHaveLength(2));
    expect(network.callsTo(`PUT ${CODES}/7`)[1]?.body).toEqual({ ...TERMS, isActive: false, version: 2 });
  });

  it('are archived at once, taken back by the toast, and as before where the server refuses', async () => {
    network.on(`PUT ${CODES}/7`, problem(409, 'ORDERS.DISCOUNT_CHANGED', 'Changed meanwhile.'));
    const { user } = await open();
    await rowAction(user, 'WELCOME10', 'Archive');
    expect(await screen.findByText("We couldn't save the discount code.")).toBeVisible();
    const row = screen.getByRole('rowheader', { name: 'WELCOME10' }).closest('tr')!;
    expect(row).toHaveTextContent('Active');

    const archived = { ...WELCOME, isActive: false, state: 'archived' as const, version: 3 };
    network.on(`PUT ${CODES}/7`, json(archived)).on(`GET ${CODES}`, json([archived]));
    await rowAction(user, 'WELCOME10', 'Archive');
    await waitFor(() => expect(row).toHaveTextContent('Archived'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(network.callsTo(`PUT ${CODES}/7`).at(-1)?.body).toMatchObject({ isActive: true, version: 3 }),
    );
  });

  it('that are unused are deleted after a question', async () => {
    network.on(`GET ${CODES}`, json([{ ...WELCOME, usedCount: 0 }])).on(`DELETE ${CODES}/7`, () => {
      network.on(`GET ${CODES}`, json([]));
      return { status: 204 };
    });
    const { user } = await open();
    await rowAction(user, 'WELCOME10', 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No discount codes yet')).toBeVisible();
  });
});
