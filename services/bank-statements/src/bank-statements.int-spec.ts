import {
  type DocumentNumbersResponse,
  type InvoicePaymentsResponse,
  type PayingShop,
  startPayingShop,
} from '@kp/invoices/testing';
import type { Problem } from '@kp/platform/http';
import { anAddress, anOrder, type OrderAnswer } from '@kp/orders/testing';
import type { AppliedBankMatchesResponse, BankEntryResponse } from './http/bank-statements.dto';
import { bankStatementsDescriptor } from './index';

interface Movement {
  amount: string;
  /** Absent for that of the shop. */
  currency?: string;
  text: string;
  name?: string;
  iban?: string;
  reference: string;
}

describe('bank statements', () => {
  let shop: PayingShop;
  let admin: string;
  let maria: string;
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Bucharest' }).format(new Date());

  const csvOf = (movements: readonly Movement[]) =>
    [
      'Data;Suma;Moneda;Partener;IBAN;Detalii;Referinta',
      ...movements.map(({ amount, currency = 'USD', text, name = '', iban = '', reference }) =>
        [today, amount, currency, name, iban, text, reference].join(';'),
      ),
    ].join('\n');
  const upload = (text: string, query = 'fileName=a.csv') =>
    shop.call<Record<string, unknown>>('POST', `/admin/api/bank-statements?${query}`, {
      token: admin,
      headers: { 'content-type': 'application/octet-stream' },
      body: text,
    });
  const entries = async (state = 'open') =>
    (
      await shop.call<BankEntryResponse[]>('GET', `/admin/api/bank-statements/entries?state=${state}`, {
        token: admin,
      })
    ).body;
  const entryOf = async (text: string, state = 'open') =>
    (await entries(state)).find((entry) => entry.text.includes(text))!;
  const apply = (matches: object[]) =>
    shop.call<AppliedBankMatchesResponse>('POST', '/admin/api/bank-statements/matches', {
      token: admin,
      body: { matches },
    });
  const proposed = ({ id: entryId, proposal }: BankEntryResponse) => ({
    entryId,
    parts: proposal!.parts.map(({ number, amount }) => ({ number, amount })),
    ...(proposal!.returnsEntryId === null ? {} : { returnsEntryId: proposal!.returnsEntryId }),
  });
  const place = async (quantity = 1, changes = {}) => {
    const productId = await shop.product({ stock: 100 });
    const body = anOrder([{ productId, quantity }], { paymentMethod: 'bank_transfer', ...changes });
    return (await shop.call<OrderAnswer>('POST', '/api/orders', { body, token: maria })).body;
  };
  const get = async (id: number) =>
    (await shop.call<OrderAnswer>('GET', `/api/orders/${id}`, { token: admin })).body;

  const year = today.slice(0, 4);
  /** Of an owner who comes from another program in the middle of a year. */
  const NUMBERS = {
    invoiceSeries: `kpb-${year}-`,
    invoiceFirstNumber: '1001',
    stornoSeries: 'KPS-',
    stornoFirstNumber: '0001',
    creditNoteSeries: `KPC${year}-`,
    creditNoteFirstNumber: '7',
  };
  const saveNumbers = (changes: object = {}) =>
    shop.call<DocumentNumbersResponse & Problem>('PUT', '/admin/api/document-numbers', {
      token: admin,
      body: { ...NUMBERS, ...changes },
    });

  beforeAll(async () => {
    shop = await startPayingShop({}, [bankStatementsDescriptor]);
    admin = shop.adminToken;
    maria = await shop.customer('maria@bistro.example');
    expect((await saveNumbers()).status).toBe(200);
    const settings = await shop.call<{ methods: object[] }>('GET', '/admin/api/payment-settings', {
      token: admin,
    });
    const methods = settings.body.methods.map((method) => ({ ...method, isOn: true }));
    await shop.call('PUT', '/admin/api/payment-settings', {
      token: admin,
      body: { ...settings.body, methods },
    });
  });
  afterEach(() => shop.sql(`UPDATE orders SET rate_limit_key = 'somebody else'`));
  afterAll(() => shop.close());

  it('propose what a line pays, and pay it once, whoever accepts it and however often it is imported', async () => {
    const order = await place();
    const line = {
      amount: order.totalAmount,
      text: `plata ${order.orderNumber}`,
      reference: 'R1',
      iban: 'RO12X',
    };
    const answers = await Promise.all([1, 2, 3].map(() => upload(csvOf([line]))));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(answers.map(({ body }) => Number(body.duplicates)).sort()).toEqual([0, 1, 1]);
    const other = { amount: '12.00', text: 'Dobanda', reference: 'R2' };
    expect((await upload(csvOf([line, other]))).body).toMatchObject({ lines: 2, duplicates: 1 });

    const entry = await entryOf(order.orderNumber);
    expect(entry.proposal).toMatchObject({
      isCertain: true,
      reason: 'reference',
      parts: [{ number: order.orderNumber, amount: order.totalAmount }],
    });
    const applied = await Promise.all([1, 2, 3, 4].map(() => apply([proposed(entry)])));
    expect(applied.map(({ body }) => body)).toEqual(Array(4).fill({ applied: 1, failures: [] }));
    const paid = await get(order.id);
    expect([paid.paymentStatus, paid.transfers?.length]).toEqual(['paid', 1]);
    expect(paid.history.filter(({ kind }) => kind === 'paid')).toHaveLength(1);
    expect((await entryOf('Dobanda')).proposal).toBeNull();
  });

  it('say that a line of another format seems to be imported already, and pay by one of the two alone', async () => {
    const order = await place();
    const camt = `<Document><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="USD">10.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>
      <BookgDt><Dt>${today}</Dt></BookgDt><NtryDtls><TxDtls><RltdPties><Dbtr><Nm>BISTRO SOMES</Nm></Dbtr></RltdPties>
      <RmtInf><Ustrd>avans ${order.orderNumber}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`;
    const text = `Incasare OP avans ${order.orderNumber} BISTRO SOMES SRL`;
    await Promise.all([upload(camt), upload(csvOf([{ amount: '10.00', text, reference: 'D1' }]))]);
    const both = (await entries()).filter((entry) => entry.text.includes(order.orderNumber));
    const repeat = both.find(({ proposal }) => proposal?.reason === 'repeat')!;
    const first = both.find(({ id }) => id !== repeat.id)!;
    expect(repeat.proposal).toMatchObject({
      isCertain: false,
      parts: [],
      repeats: { id: first.id, state: 'open' },
    });
    const parts = [{ number: order.orderNumber, amount: '10.00' }];
    const applied = await Promise.all(
      [first, repeat, first, repeat].map(({ id: entryId }) => apply([{ entryId, parts }])),
    );
    expect(applied.map(({ body }) => body.failures.map(({ code }) => code))).toEqual([
      [],
      ['BANK.ENTRY_REPEATED'],
      [],
      ['BANK.ENTRY_REPEATED'],
    ]);
    expect((await get(order.id)).transfer).toMatchObject({ receivedAmount: '10.00' });
    expect((await entryOf(order.orderNumber)).proposal?.repeats).toMatchObject({ state: 'matched', parts });
    expect((await apply([{ entryId: repeat.id, parts, isSecond: true }])).body.failures).toEqual([]);
    expect((await get(order.id)).transfer).toMatchObject({ receivedAmount: '20.00' });
  });

  it('split one transfer over several orders, take a part, and leave what is too much unassigned', async () => {
    const [one, two] = [await place(1), await place(2)];
    const sum = (Number(one.totalAmount) + Number(two.totalAmount)).toFixed(2);
    const part = await place(3);
    await upload(
      csvOf([
        { amount: sum, text: `${one.orderNumber} si ${two.orderNumber}`, reference: 'S1' },
        { amount: '10.00', text: `avans ${part.orderNumber}`, reference: 'S2' },
      ]),
    );
    const joined = await entryOf(one.orderNumber);
    expect(joined.proposal?.parts.map(({ number }) => number).sort()).toEqual(
      [one.orderNumber, two.orderNumber].sort(),
    );
    const partial = await entryOf('avans');
    expect(partial.proposal).toMatchObject({ isCertain: false, parts: [{ amount: '10.00' }] });
    const tooMuch = { entryId: partial.id, parts: [{ number: part.orderNumber, amount: '10.01' }] };
    expect((await apply([tooMuch])).body.failures).toMatchObject([{ code: 'BANK.TOO_MUCH' }]);
    expect((await apply([proposed(joined), proposed(partial)])).body.applied).toBe(2);
    expect((await get(two.id)).paymentStatus).toBe('paid');
    expect(await get(part.id)).toMatchObject({
      paymentStatus: 'unpaid',
      transfer: { receivedAmount: '10.00' },
    });
  });

  it('undo a decision until the goods are on their way', async () => {
    const order = await place();
    await upload(csvOf([{ amount: order.totalAmount, text: order.orderNumber, reference: 'U1' }]));
    const entry = await entryOf(order.orderNumber);
    await apply([proposed(entry)]);
    const undo = () =>
      shop.call<BankEntryResponse & { code: string }>(
        'POST',
        `/admin/api/bank-statements/entries/${entry.id}/undo`,
        { token: admin },
      );
    const undone = await Promise.all([undo(), undo()]);
    expect(undone.map(({ body }) => body.state)).toEqual(['open', 'open']);
    expect((await get(order.id)).paymentStatus).toBe('unpaid');
    expect((await apply([proposed(await entryOf(order.orderNumber))])).body.applied).toBe(1);
    await shop.call('PUT', `/api/orders/${order.id}/status`, { token: admin, body: { status: 'shipped' } });
    expect((await undo()).body.code).toBe('ORDERS.TRANSFER_NOT_DUE');
    expect((await entryOf(order.orderNumber, 'matched')).state).toBe('matched');
  });

  it('take back the payment of a transfer that was returned', async () => {
    const order = await place();
    const payer = { iban: 'RO99RETURNED', name: 'Hotel Carpati' };
    await upload(csvOf([{ ...payer, amount: order.totalAmount, text: order.orderNumber, reference: 'B1' }]));
    await apply([proposed(await entryOf(order.orderNumber))]);
    await upload(
      csvOf([{ ...payer, amount: `-${order.totalAmount}`, text: 'RETUR cont inchis', reference: 'B2' }]),
    );
    const returned = await entryOf('RETUR');
    expect(returned.proposal).toMatchObject({ reason: 'return', isCertain: false });
    expect((await apply([proposed(returned)])).body.applied).toBe(1);
    expect((await get(order.id)).paymentStatus).toBe('unpaid');
    expect((await entryOf(order.orderNumber, 'returned')).state).toBe('returned');
  });

  describe('of an invoice', () => {
    const payer = { currency: 'EUR', iban: 'RO77PAYER', name: 'Hotel Carpati' };
    const euros = { currency: 'EUR', reference: 'E' };
    const paidBy = async (number: string, amount: string, reference: string) => {
      await upload(csvOf([{ ...payer, ...euros, amount, text: `plata ${number}`, reference }]));
      const { id } = await entryOf(number);
      await apply([{ entryId: id, parts: [{ number, amount }] }]);
      return entryOf(number, 'matched');
    };
    const sentBack = async (amount: string, reference: string) => {
      await upload(csvOf([{ ...payer, amount: `-${amount}`, text: `RETUR ${reference}`, reference }]));
      const entry = await entryOf(`RETUR ${reference}`);
      expect(entry.proposal).toMatchObject({ reason: 'return' });
      return apply([proposed(entry)]);
    };

    it('take back what came back, with its excess, although the order was cancelled meanwhile', async () => {
      const invoice = await shop.unpaid(maria);
      await paidBy(invoice.number, '80.00', 'I1');
      expect((await invoice.payments()).creditAmount).toBe('13.23');
      await shop.setStatus(invoice.orderId, 'cancelled');
      await shop.untilIdle();
      expect((await sentBack('80.00', 'I2')).body).toEqual({ applied: 1, failures: [] });
      const { creditAmount, payments } = await invoice.payments();
      expect([creditAmount, payments.map(({ isUndone }) => isUndone)]).toEqual(['0.00', [true]]);
      expect((await entryOf(invoice.number, 'returned')).state).toBe('returned');
    });

    it('take it back from the invoice that stands in for the first one', async () => {
      const invoice = await shop.unpaid(maria);
      const entry = await paidBy(invoice.number, '66.77', 'I3');
      await shop.setStatus(invoice.orderId, 'processing');
      const order = await get(invoice.orderId);
      const path = `/admin/api/orders/${order.id}/items`;
      const items = [{ itemId: order.items[0]!.id, quantity: 3 }];
      const { body } = await shop.call<OrderAnswer>('POST', `${path}/preview`, {
        token: admin,
        body: { items },
      });
      const change = { updatedAt: order.updatedAt, items, totalAmount: body.totalAmount };
      const changed = await shop.call<OrderAnswer>('PUT', path, { token: admin, body: change });
      const outstanding = async () =>
        (
          await shop.call<InvoicePaymentsResponse>(
            'GET',
            `/admin/api/invoices/${changed.body.invoiceNumber}/payments`,
            { token: admin },
          )
        ).body.outstandingAmount;
      expect(await outstanding()).toBe('21.89');
      const undone = await shop.call<BankEntryResponse>(
        'POST',
        `/admin/api/bank-statements/entries/${entry.id}/undo`,
        { token: admin },
      );
      expect(undone.body.state).toBe('open');
      expect(await outstanding()).toBe('88.66');
    });

    it('count two lines that say the same, and the same one once', async () => {
      const invoice = await shop.unpaid(maria);
      const line = { ...payer, amount: '30.00', text: `rata ${invoice.number}` };
      await upload(csvOf([1, 2].map((at) => ({ ...line, reference: `I4-${at}` }))));
      const parts = [{ number: invoice.number, amount: '30.00' }];
      const both = (await entries()).filter(({ text }) => text.includes(invoice.number));
      for (let call = 0; call < 2; call += 1)
        await apply(both.map(({ id: entryId }) => ({ entryId, parts })));
      expect(await invoice.payments()).toMatchObject({ outstandingAmount: '6.77' });
    });
  });

  it('take back the payment of an order that was cancelled, and refuse it while its invoice says paid', async () => {
    const payer = { iban: 'RO88ORDER', name: 'Hotel Carpati' };
    const person = anAddress({ company: '' });
    const order = await place(1, { shippingAddress: person, billingAddress: person });
    await upload(csvOf([{ ...payer, amount: order.totalAmount, text: order.orderNumber, reference: 'O1' }]));
    await apply([proposed(await entryOf(order.orderNumber))]);
    await shop.setStatus(order.id, 'delivered');
    await shop.issue(order.id);
    expect((await get(order.id)).invoiceNumber).toMatch(/^KPB-/);
    const back = { ...payer, amount: `-${order.totalAmount}`, text: 'RETUR O2', reference: 'O2' };
    await upload(csvOf([back]));
    const returned = proposed(await entryOf('RETUR O2'));
    expect((await apply([returned])).body.failures).toMatchObject([{ code: 'ORDERS.TRANSFER_NOT_DUE' }]);
    await shop.setStatus(order.id, 'cancelled');
    await shop.untilIdle();
    expect((await apply([returned])).body.failures).toEqual([]);
    expect(await get(order.id)).toMatchObject({ status: 'cancelled', paymentStatus: 'unpaid' });
  });

  it('find invoices of the series that the owner chose, whose stornos and credit notes have their own', async () => {
    const eva = await shop.customer('eva@bistro.example');
    const [first] = await shop.sql<{ number: string }>(
      `SELECT number FROM invoice WHERE kind = 'invoice' ORDER BY id LIMIT 1`,
    );
    expect(first!.number).toBe(`KPB-${year}-1001`);
    const invoice = await shop.unpaid(eva);
    const counter = invoice.number.split('-')[2]!;
    const line = { amount: '66.77', currency: 'EUR', iban: 'RO55SERIES' };
    await upload(csvOf([{ ...line, text: `c/v factura seria KPB nr. ${counter}`, reference: 'K1' }]));
    const { proposal } = await entryOf(`nr. ${counter}`);
    expect(proposal).toMatchObject({ isCertain: true, parts: [{ number: invoice.number, amount: '66.77' }] });
    await apply([proposed(await entryOf(`nr. ${counter}`))]);
    expect((await invoice.payments()).isPaid).toBe(true);
    const credit = { amount: '6.77', reason: 'goodwill', note: 'Late' };
    const path = `/admin/api/invoices/${invoice.number}/credit-notes`;
    await shop.call('POST', path, { token: admin, body: credit });
    const { creditedByNumbers } = await shop.invoice(invoice.number);
    expect(creditedByNumbers).toEqual([`KPC${year}-7`]);
    const second = await shop.unpaid(eva);
    expect(second.number).toBe(`KPB-${year}-${Number(counter) + 1}`);
    await shop.setStatus(second.orderId, 'cancelled');
    await shop.untilIdle();
    const { reversedByNumber } = await shop.invoice(second.number);
    const stornos = await shop.sql<{ number: string }>(
      `SELECT number FROM invoice WHERE kind = 'storno' ORDER BY id`,
    );
    expect(stornos.map(({ number }) => number)).toEqual(
      stornos.map((_, index) => `KPS-${String(index + 1).padStart(4, '0')}`),
    );
    expect(stornos.at(-1)!.number).toBe(reversedByNumber);
    const search = async (words: string) =>
      (
        await shop.call<{ invoiceNumber: string }[]>('GET', `/admin/api/invoices?search=${words}`, {
          token: admin,
        })
      ).body.map(({ invoiceNumber: number }) => number);
    for (const words of [invoice.number.toLowerCase(), `kpb ${counter}`])
      expect(await search(encodeURIComponent(words))).toContain(invoice.number);
    expect(await search(`kps%20${stornos.length}`)).toContain(reversedByNumber);
    const xml = await shop.call<string>('GET', `/api/invoices/number/${invoice.number}/xml`, {
      token: admin,
    });
    expect(JSON.stringify(xml.body)).toContain(`<cbc:ID>${invoice.number}</cbc:ID>`);
  });

  it('keep the series of a kind that has a document, and name the field that would change', async () => {
    const again = await saveNumbers();
    expect([again.status, again.body.started]).toEqual([200, ['invoice', 'storno', 'credit_note']]);
    expect(again.body).toMatchObject({ invoiceSeries: `KPB-${year}-`, stornoFirstNumber: '0001' });
    for (const [field, value] of [
      ['invoiceSeries', 'KPX-'],
      ['stornoFirstNumber', '0002'],
    ] as const) {
      const { status, body } = await saveNumbers({ [field]: value });
      expect([status, body.code, body.fields?.[0]?.field]).toEqual([409, 'INVOICES.NUMBERS_STARTED', field]);
    }
    const same = await saveNumbers({ stornoSeries: `KPB-${year}-` });
    expect([same.status, same.body.fields?.map(({ field }) => field)]).toEqual([
      400,
      ['invoiceSeries', 'stornoSeries'],
    ]);
    const [entry] = await shop.sql(
      `SELECT before, after FROM audit_entry WHERE action = 'document-numbers.updated' ORDER BY id LIMIT 1`,
    );
    expect(entry).toMatchObject({
      before: { invoiceSeries: `INV-${year}-`, invoiceFirstNumber: '000001' },
      after: { invoiceSeries: `KPB-${year}-`, invoiceFirstNumber: '1001' },
    });
    const denied = await shop.call('GET', '/admin/api/document-numbers', { token: maria });
    expect(denied.status).toBe(403);
  });

  it('ask once which column is which, and say what is wrong with a file', async () => {
    const order = await place();
    const text = `zi;bani;motiv\n${today};${order.totalAmount};${order.orderNumber}\n`;
    const asked = await upload(text);
    expect([asked.status, asked.body.code]).toEqual([422, 'BANK.MAPPING_NEEDED']);
    expect(asked.body.details).toMatchObject({ headings: ['zi', 'bani', 'motiv'] });
    const mapping = encodeURIComponent('date:zi\namount:bani\ntext:motiv');
    expect((await upload(text, `fileName=b.csv&mapping=${mapping}`)).status).toBe(201);
    expect((await entryOf(order.orderNumber)).proposal?.isCertain).toBe(true);
    expect((await upload(text)).body).toMatchObject({ duplicates: 1 });
    expect((await upload('<html/>')).body.code).toBe('BANK.STATEMENT_UNREADABLE');
    const denied = await shop.call('GET', '/admin/api/bank-statements/entries', { token: maria });
    expect(denied.status).toBe(403);
  });

  it('set aside what is not for an order, and find orders by name for what has no reference', async () => {
    const order = await place();
    await upload(csvOf([{ amount: '77.77', text: 'fara referinta', reference: 'N1' }]));
    const entry = await entryOf('fara referinta');
    const found = await shop.call<{ number: string }[]>(
      'GET',
      `/admin/api/bank-statements/documents?search=${order.orderNumber.slice(-4)}`,
      { token: admin },
    );
    expect(found.body.map(({ number }) => number)).toContain(order.orderNumber);
    const ignore = () =>
      shop.call('POST', `/admin/api/bank-statements/entries/${entry.id}/ignore`, { token: admin });
    expect((await Promise.all([ignore(), ignore()])).map(({ status }) => status)).toEqual([200, 200]);
    const late = await apply([
      { entryId: entry.id, parts: [{ number: order.orderNumber, amount: '10.00' }] },
    ]);
    expect(late.body.failures).toMatchObject([{ code: 'BANK.ENTRY_DECIDED' }]);
  });
});
