import type { PromotionResponse } from '@kp/api-client/office';
import { anAdministrator, fakeNetwork, json, problem, renderPage, rowAction } from '@kp/testing/browser';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';

const network = fakeNetwork();
const PROMOTIONS = '/admin/api/promotions';
const CONTENT = {
  name: 'Ladles in May',
  link: '',
  productIds: [],
  audience: 'all' as const,
  languages: [],
  texts: [
    {
      language: 'en' as const,
      subject: 'Ladles at half price',
      body: 'Until Friday.',
    },
  ],
};
const DRAFT: PromotionResponse = {
  ...CONTENT,
  id: 7,
  state: 'draft',
  sendAt: null,
  endedAt: null,
  recipients: null,
  mailed: 0,
  version: 3,
  createdAt: '2026-11-20T08:00:00.000Z',
};
const SENDING: PromotionResponse = {
  ...DRAFT,
  id: 8,
  name: 'Knives in June',
  state: 'sending',
  recipients: 1200,
  mailed: 300,
  sendAt: '2026-11-20T09:00:00.000Z',
};
const MAIL = { subject: 'Ladles at half price', text: '', html: '<p style="color: red">Until Friday.</p>' };

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(anAdministrator()))
    .on('GET /api/cart', json([]))
    .on(`GET ${PROMOTIONS}`, json([SENDING, DRAFT]))
    .on(`GET ${PROMOTIONS}/7`, json(DRAFT))
    .on(`GET ${PROMOTIONS}/8`, json(SENDING))
    .on(
      `GET ${PROMOTIONS}/7/audience`,
      json({ recipients: 42, languages: [{ language: 'de', recipients: 42 }] }),
    )
    .on(`GET ${PROMOTIONS}/7/preview`, json({ ...MAIL, isFallback: false }))
    .on(`GET ${PROMOTIONS}/8/preview`, json({ ...MAIL, isFallback: false }));
});

const open = (more = '') =>
  renderPage(routes, {
    at: `/admin?tab=promotions${more}`,
    texts: ['admin', 'adminPeople', 'adminCatalog'],
    token: 'token-1',
  });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the promotions', () => {
  it('show their state and how many are mailed; drafts alone are edited and deleted', async () => {
    network.on(`DELETE ${PROMOTIONS}/7`, () => {
      network.on(`GET ${PROMOTIONS}`, json([]));
      return { status: 204 };
    });
    const { user } = await open();
    const table = await screen.findByRole('table', { name: 'Promotions' });
    expect(table).toHaveTextContent(/Knives in June.*Sending.*300 of 1,200/);
    await user.click(screen.getByRole('button', { name: 'More actions: Knives in June' }));
    expect(await screen.findByRole('menuitem', { name: 'Preview and send' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull();
    await rowAction(user, 'Ladles in May', 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No promotions yet')).toBeVisible();
  });

  it('are written with texts in several languages beside the English one; a failure keeps what was typed', async () => {
    const answers = [problem(503, 'PLATFORM.UNAVAILABLE', 'Try again later.'), { status: 201, body: DRAFT }];
    network.on(`POST ${PROMOTIONS}`, () => answers.shift()!);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'New promotion' }));
    const editor = within(await screen.findByRole('region', { name: 'New promotion' }));
    const save = async () => {
      await waitFor(() => expect(editor.getByRole('button', { name: 'Save draft' })).toBeEnabled());
      await user.click(editor.getByRole('button', { name: 'Save draft' }));
    };
    const panel = (name: RegExp) => within(editor.getByRole('tabpanel', { name }));
    type(editor.getByLabelText('Name'), CONTENT.name);
    type(panel(/English/).getByLabelText('Subject'), 'Ladles at half price');
    type(panel(/English/).getByLabelText('Text'), 'Until Friday.');
    await user.click(editor.getByRole('tab', { name: 'Deutsch missing' }));
    const german = panel(/Deutsch/);
    expect(german.getByRole('region', { name: "Text in the catalogue's language" })).toHaveTextContent(
      'Until Friday.',
    );
    type(german.getByLabelText('Subject'), 'Kellen zum halben Preis');
    await user.click(editor.getByRole('tab', { name: 'English' }));

    await save();
    const body = await german.findByLabelText('Text');
    await waitFor(() => expect(body).toHaveAttribute('aria-invalid', 'true'));
    expect(editor.getByRole('tab', { name: 'Deutsch missing' })).toHaveAttribute('aria-selected', 'true');
    expect(network.callsTo(`POST ${PROMOTIONS}`)).toHaveLength(0);

    type(body, 'Bis Freitag.');
    expect(await editor.findByRole('tab', { name: 'Deutsch' })).toBeVisible();
    await save();
    await waitFor(() => expect(network.callsTo(`POST ${PROMOTIONS}`)).toHaveLength(1));
    expect(body).toHaveValue('Bis Freitag.');
    await save();
    await drawer('Preview and send');
    const sent = network.callsTo(`POST ${PROMOTIONS}`)[1]?.body as typeof CONTENT;
    expect(sent).toMatchObject({ name: 'Ladles in May', audience: 'all', languages: [], productIds: [] });
    expect(sent.texts.filter(({ subject }) => subject)).toEqual([
      CONTENT.texts[0],
      { language: 'de', subject: 'Kellen zum halben Preis', body: 'Bis Freitag.' },
    ]);
  });

  it('are previewed in each language and width, and tested', async () => {
    network
      .on(`GET ${PROMOTIONS}/7/preview`, ({ query }) => ({
        status: 200,
        body: { ...MAIL, isFallback: query.language === 'de' },
      }))
      .on(`POST ${PROMOTIONS}/7/test`, { status: 202 });
    const { user } = await open('&open=7');
    const review = await drawer('Preview and send');
    const frame = await review.findByTitle<HTMLIFrameElement>('Email in English');
    expect(frame.getAttribute('sandbox')).toBe('allow-same-origin');
    expect(frame.srcdoc).toBe('<p data-style="color: red">Until Friday.</p>');
    await user.click(review.getByRole('button', { name: 'Phone' }));
    expect(review.getByRole('button', { name: 'Phone' })).toHaveAttribute('aria-pressed', 'true');
    fireEvent.mouseDown(review.getByRole('combobox', { name: 'Language' }));
    await user.click(await screen.findByTitle('Deutsch'));
    expect(await review.findByText(/There is no text in this language/)).toBeVisible();
    await user.click(review.getByRole('button', { name: 'Send a test to me' }));
    expect(await screen.findByText(/Test email on its way to/)).toBeVisible();
    expect(network.callsTo(`POST ${PROMOTIONS}/7/test`)[0]?.body).toEqual({ language: 'de' });
  });

  it('are sent after the number of recipients was confirmed, now or at a time', async () => {
    network.on(`POST ${PROMOTIONS}/7/send`, json(DRAFT));
    const { user } = await open('&open=7');
    const review = await drawer('Preview and send');
    expect(await review.findByText('Recipients now: 42')).toBeVisible();
    const confirm = async (submit: string, question: RegExp) => {
      await user.click(review.getByRole('button', { name: submit }));
      const dialog = await drawer('Ladles in May');
      expect(dialog.getByText(question)).toBeVisible();
      await user.click(dialog.getByRole('button', { name: submit }));
    };
    await confirm('Send now', /Send it now\? Recipients: 42/);
    expect(await screen.findByText('The promotion is being sent')).toBeVisible();
    type(review.getByLabelText('Send on'), '2027-01-31T18:00');
    expect(review.getByLabelText('Send on')).toHaveAccessibleDescription(/In the time of the shop/);
    await review.findByRole('button', { name: 'Schedule' });
    await confirm('Schedule', /Send it on .*2027.*\? Recipients now: 42/);
    expect(await screen.findByText('Promotion scheduled')).toBeVisible();
    const at = '2027-01-31T16:00:00.000Z';
    expect(network.callsTo(`POST ${PROMOTIONS}/7/send`).map(({ body }) => body)).toEqual([
      { version: 3 },
      { version: 3, at },
    ]);
  });

  it('show their progress, and are cancelled', async () => {
    network.on(`POST ${PROMOTIONS}/8/cancel`, json({ ...SENDING, state: 'cancelled' }));
    const { user } = await open('&open=8');
    const review = await drawer('Preview and send');
    const bar = await review.findByRole('progressbar', { name: 'Mailed: 300 of 1,200' });
    expect(bar).toHaveAttribute('value', '300');
    await user.click(review.getByRole('button', { name: 'Cancel sending' }));
    await user.click((await screen.findAllByRole('button', { name: 'Cancel sending' })).at(-1)!);
    expect(await screen.findByText('Sending cancelled')).toBeVisible();
  });
});
