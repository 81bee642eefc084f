import type { InvoiceSumsResponse, StaffInvoiceResponse } from '@kp/api-client/admin';
import { anAdministrator, anInvoice, fakeNetwork, json, problem, renderPage } from '@kp/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import routes from '../../routes';

const network = fakeNetwork();

const invoice = {
  id: 7,
  invoiceNumber: 'INV-2026-000007',
  kind: 'invoice',
  orderId: 41,
  orderNumber: 'ORD-2026-000041',
  poNumber: null,
  costCenter: null,
  reversesNumber: null,
  reversedByNumber: null,
  creditsNumber: null,
  creditedByNumbers: [],
  creditedAmount: '0.00',
  issueDate: '2026-03-01',
  dueDate: '2026-03-15',
  supplyDate: '2026-02-27',
  paymentMethod: 'wire_transfer',
  isPaid: false,
  paidAt: null,
  currency: 'EUR',
  subtotal: '56.11',
  discount: '0.00',
  vatAmount: '10.66',
  totalAmount: '66.77',
  buyerName: 'Hotel Șapte Brazi SRL',
  buyerEmail: 'bills@hotel.example',
  buyerTaxNumber: 'RO18547290',
  customerId: null,
  outstandingAmount: '6.77',
  paidAmount: '60.00',
  transmission: null,
} as unknown as StaffInvoiceResponse;
const creditNote = {
  ...invoice,
  id: 8,
  invoiceNumber: 'CN-2026-000001',
  kind: 'credit_note',
  creditsNumber: 'INV-2026-000007',
  outstandingAmount: '0.00',
} as StaffInvoiceResponse;
const unpaid = {
  invoiceNumber: 'INV-2026-000007',
  currency: 'EUR',
  outstandingAmount: '6.77',
  payments: [],
  creditNotes: [],
  creditAmount: '0.00',
  creditRefunds: [],
  isPaid: false,
};
const sums: InvoiceSumsResponse = {
  currency: 'EUR',
  documents: 2,
  netAmount: '47.71',
  vatAmount: '9.06',
  totalAmount: '56.77',
  outstandingAmount: '6.77',
};

beforeEach(() => {
  network
    .on('GET /api/auth/me', json(anAdministrator()))
    .on('GET /api/cart', json([]))
    .on('GET /admin/api/shared-views', json([]))
    .on('GET /admin/api/invoices', json([creditNote, invoice]))
    .on('GET /admin/api/invoice-sums', json([sums]));
});

const open = (query = '') =>
  renderPage(routes, {
    at: `/admin?tab=invoices${query}`,
    texts: ['admin', 'adminOrders', 'problems'],
    token: 'token-1',
  });
const rowOf = async (number: string) => (await screen.findByRole('link', { name: number })).closest('tr')!;
const asked = () => network.callsTo('GET /admin/api/invoices').at(-1)!.query;

describe('the invoices of the shop', () => {
  it('say what is still to be paid of each, and sum all that match', async () => {
    await open();
    const row = within(await rowOf('INV-2026-000007'));
    expect(row.getByText('Hotel Șapte Brazi SRL')).toBeVisible();
    expect(row.getByText('Overdue')).toBeVisible();
    expect(row.getByText('€6.77')).toBeVisible();
    expect(within(await rowOf('CN-2026-000001')).getByText('Credit note')).toBeVisible();
    const line = within(await screen.findByRole('status', { name: 'Sums' }));
    expect(await line.findByText('Outstanding: €6.77')).toBeVisible();
  });

  it('are narrowed down by the address, and parts that the API would refuse count as absent', async () => {
    await open('&state=unpaid&kind=lost&from=2026-03-01&to=yesterday&customerId=x');
    await rowOf('INV-2026-000007');
    expect(asked()).toEqual({
      state: 'unpaid',
      from: '2026-03-01',
      sort: '-number',
      limit: '50',
      offset: '0',
    });
  });

  it('are sent again once that is confirmed, and a refusal is said', async () => {
    const send = 'POST /admin/api/invoices/INV-2026-000007/send';
    network.on(send, problem(409, 'INVOICES.NO_EMAIL', 'The buyer of this document has no email address.'));
    const { user } = await open();
    const row = within(await rowOf('INV-2026-000007'));
    await user.click(row.getByRole('button', { name: /INV-2026-000007/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Send again' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(network.callsTo(send)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('The buyer of this document has no email address.')).toBeVisible();
    await waitFor(() => expect(network.callsTo(send)).toHaveLength(1));
  });

  it('show the facts of one with its documents and payments', async () => {
    network
      .on('GET /admin/api/invoices', json([invoice]))
      .on('GET /admin/api/invoices/:number/payments', json(unpaid));
    await open('&open=7');
    const drawer = within(await screen.findByRole('dialog', { name: 'INV-2026-000007' }));
    expect(await drawer.findByText('RO18547290')).toBeVisible();
    expect(drawer.getByRole('link', { name: 'ORD-2026-000041' })).toHaveAttribute(
      'href',
      expect.stringContaining('order=41'),
    );
    expect(await drawer.findByRole('button', { name: 'Record wire transfer' })).toBeVisible();
  });

  it('are credited without a return, by no more than is left', async () => {
    const path = 'POST /admin/api/invoices/INV-2026-000007/credit-notes';
    network
      .on('GET /admin/api/invoices', json([invoice]))
      .on(
        'GET /api/invoices/number/:number',
        json(anInvoice({ totalAmount: '66.77', creditedAmount: '6.77' })),
      )
      .on('GET /admin/api/invoices/:number/payments', json(unpaid))
      .on(path, problem(409, 'INVOICES.PAID_ONLINE', 'Paid online.'));
    const { user } = await open('&open=7');
    const drawer = within(await screen.findByRole('dialog', { name: 'INV-2026-000007' }));
    await user.click(await drawer.findByRole('button', { name: 'Issue credit note' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Credit note for INV-2026-000007' }));
    const amount = await dialog.findByLabelText('Amount with VAT');
    await user.type(amount, '60,01');
    const submit = dialog.getByRole('button', { name: 'Issue credit note' });
    await user.click(submit);
    expect(await dialog.findByText('At most €60.00 can be credited')).toBeVisible();
    await user.clear(amount);
    await user.type(amount, '12,5');
    await user.type(dialog.getByLabelText('Note'), 'By phone');
    await user.click(submit);
    expect(await screen.findByText('Paid online.')).toBeVisible();
    network.on(path, json({ creditNoteNumber: 'CN-2026-000002' }));
    await user.click(submit);
    expect(await screen.findByText('Credit note CN-2026-000002 issued')).toBeVisible();
    expect(network.callsTo(path)[0]?.body).toEqual({ amount: '12.5', reason: 'goodwill', note: 'By phone' });
  });

  it('keep what is too much of a transfer as a credit, which pays another one or goes back', async () => {
    const transfer = { kind: 'wire_transfer', date: '2026-11-20', reference: 'OP 4', isUndone: false };
    const payments = [
      {
        id: 3,
        ...transfer,
        amount: '10.00',
        excessAmount: '3.23',
        creditLeftAmount: '3.23',
        refundedAmount: '0.00',
      },
    ];
    const refunds = 'PUT /admin/api/invoices/INV-2026-000007/payments/3/credit-refund';
    network
      .on('GET /admin/api/invoices', json([invoice]))
      .on('GET /admin/api/invoices/:number/payments', json({ ...unpaid, payments, creditAmount: '3.23' }))
      .on('PUT /admin/api/invoices/:number/payment', json(unpaid))
      .on('PUT /admin/api/invoices/:number/credit', json(unpaid))
      .on(refunds, json(unpaid));
    const { user } = await open('&open=7');
    const drawer = within(await screen.findByRole('dialog', { name: 'INV-2026-000007' }));
    await user.click(await drawer.findByRole('button', { name: 'Pay €3.23 with the customer’s credit' }));
    await waitFor(() =>
      expect(network.callsTo('PUT /admin/api/invoices/INV-2026-000007/credit')).toHaveLength(1),
    );

    await user.click(await drawer.findByRole('button', { name: 'Record refund of the credit' }));
    const back = within(await screen.findByRole('dialog', { name: 'Record refund of the credit' }));
    expect(back.getByLabelText('Amount (EUR)')).toHaveValue('3.23');
    await user.type(back.getByLabelText('Transferred on'), '2026-11-21');
    await user.type(back.getByLabelText('Reference on the bank statement'), 'OP 5');
    await user.click(back.getByRole('button', { name: 'Record transfer' }));
    await waitFor(() => expect(network.callsTo(refunds)).toHaveLength(1));

    await user.click(await drawer.findByRole('button', { name: 'Record wire transfer' }));
    const record = within(await screen.findByRole('dialog', { name: 'Record wire transfer' }));
    await user.clear(record.getByLabelText('Amount (EUR)'));
    await user.type(record.getByLabelText('Amount (EUR)'), '10,00');
    await user.click(await record.findByRole('checkbox', { name: 'Keep €3.23 as a credit of the customer' }));
    await user.type(record.getByLabelText('Received on'), '2026-11-22');
    await user.type(record.getByLabelText('Reference on the bank statement'), 'OP 6');
    await user.click(record.getByRole('button', { name: 'Record transfer' }));
    await waitFor(() =>
      expect(network.callsTo('PUT /admin/api/invoices/INV-2026-000007/payment')[0]?.body).toMatchObject({
        amount: '10.00',
        isExcessKept: true,
      }),
    );
  });

  describe('that go to the tax office', () => {
    const transmission = {
      state: 'to_send',
      isOverdue: false,
      deadline: '2026-12-08',
      workingDaysLeft: 2,
      sentAt: null,
      answeredAt: null,
      uploadId: null,
      isSealed: false,
      note: null,
      problems: [],
    };
    const rejected = {
      ...invoice,
      transmission: {
        ...transmission,
        state: 'rejected',
        uploadId: '5001131297',
        problems: [
          {
            rule: 'BR-RO-110',
            text: 'Daca Codul ţării cumpărătorului (BT-55) este RO …',
            meaning: 'county',
            party: 'buyer',
            field: 'county',
          },
          {
            rule: 'R_BT_32_cui',
            text: 'Cui vanzator incorect',
            meaning: 'taxNumber',
            party: 'seller',
            field: 'taxNumber',
          },
        ],
      },
    };

    it('say how many working days are left, and are narrowed down by what became of them', async () => {
      network.on('GET /admin/api/invoices', json([{ ...invoice, transmission }]));
      await open('&transmission=late');
      const row = within(await rowOf('INV-2026-000007'));
      expect(row.getByText('To send')).toBeVisible();
      expect(row.getByText('Working days left: 2')).toBeVisible();
      expect(asked()).toMatchObject({ transmission: 'late' });
    });

    it('say in plain words why one was rejected, and issue it again with what is corrected', async () => {
      const reissue = 'POST /admin/api/invoices/INV-2026-000007/reissue';
      const user = {
        companyName: 'Hotel Șapte Brazi SRL',
        vatNumber: 'RO18547290',
        taxId: '',
        companyAddress: 'Strada Lungă 1',
        companyCity: 'Brașov',
        companyCounty: 'Brasso',
        companyZip: '500001',
      };
      network
        .on('GET /admin/api/invoices', json([rejected]))
        .on('GET /api/invoices/number/:number', json({ ...invoice, user }))
        .on('GET /admin/api/invoices/:number/payments', json(unpaid))
        .on(reissue, json({ invoiceNumber: 'INV-2026-000009' }));
      const page = await open('&open=7');
      const drawer = within(await screen.findByRole('dialog', { name: 'INV-2026-000007' }));
      expect(await drawer.findByText("The county is missing or isn't one of Romania.")).toBeVisible();
      expect(drawer.getByText("To correct: the buyer's details")).toBeVisible();
      expect(
        drawer.getByRole('link', { name: "To correct: your company's details in the settings" }),
      ).toHaveAttribute('href', '/admin?tab=settings&section=company&field=vatNumber');
      await page.user.click(drawer.getByRole('button', { name: 'Cancel and issue again' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Cancel and issue again' }));
      const county = await dialog.findByLabelText('County (Județ)');
      await waitFor(() => expect(county).toHaveFocus());
      expect(county).toHaveAccessibleDescription("The county is missing or isn't one of Romania.");
      await page.user.clear(county);
      await page.user.type(county, 'Brașov');
      await page.user.click(dialog.getByRole('button', { name: 'Cancel and issue again' }));
      expect(await screen.findByText('Issued again as INV-2026-000009')).toBeVisible();
      expect(network.callsTo(reissue)[0]?.body).toEqual({ county: 'Brașov' });
    });

    it('stand beside those that others sent', async () => {
      network.on(
        'GET /admin/api/authority-messages',
        json([
          {
            id: '3001503294',
            kind: 'received',
            createdAt: '2026-11-29T10:00:00.000Z',
            sender: '9010105',
            details: 'Factura cu id_incarcare=5001131298',
          },
        ]),
      );
      const { user } = await open();
      await user.click(await screen.findByRole('button', { name: 'Received documents' }));
      const drawer = within(await screen.findByRole('dialog', { name: 'Received documents' }));
      expect(await drawer.findByText('9010105')).toBeVisible();
      expect(drawer.getByRole('button', { name: 'Download' })).toBeVisible();
    });
  });
});
