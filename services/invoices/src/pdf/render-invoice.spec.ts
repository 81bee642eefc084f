import { LANGUAGE_CODES } from '@kp/i18n/languages';
import { loadMessages } from '@kp/i18n/load-messages';
import { overlaps, readPdf, withoutSpaces } from '@kp/testing/read-pdf';
import type { Invoice } from '../domain/invoice';
import { anInvoice } from '../testing/an-invoice';
import { renderInvoice } from './render-invoice';

const LINK = 'https://shop.example/pay/17.abcdefghijklmnopqrstuvwxyz0123456789';

const { buyer, lines } = anInvoice();
const NAMES = [
  ['Brânzeturi și Țuică SRL', 'Ștefăniță Țăranu'],
  ['مطعم الشام', 'محمد العلي'],
  ['北京厨房设备有限公司', '王伟'],
  ['株式会社キッチン', '田中さくら'],
  ['주식회사 키친', '김민수'],
];
const named = (company: string, person: string): Partial<Invoice> => ({
  buyer: { ...buyer, companyName: company, firstName: person, lastName: '' },
});

const manyLines = Array.from({ length: 60 }, (_, index) => ({
  ...lines[0]!,
  grossTotalMinor: 4106,
  productCode: `KP-${index + 1}`,
  productName:
    index % 7 === 0
      ? `Gastronorm container ${index} with a name that goes on for several lines and ends in onewordwithoutanyspaces`
      : `Gastronorm container ${index}`,
}));

async function rendered(changes: Partial<Invoice> = {}, link: string | null = null) {
  return readPdf(await renderInvoice(anInvoice(changes), link));
}

describe('the PDF of an invoice', () => {
  it('is dated by the day of its issue and named after its number', async () => {
    const { info } = await rendered();
    expect(info).toMatchObject({
      Title: 'INVOICE INV-2026-000001',
      Author: 'Bistro Supplies SRL',
      Language: 'en',
      CreationDate: 'D:20261122000000Z',
    });
  });

  it('has its payment link as a link and as a code to scan', async () => {
    const { pages, text } = await rendered({}, LINK);
    expect(pages[0]!.links).toEqual([LINK, LINK]);
    expect(text).toContain('OpenPaymentLink');
    expect(text).toContain('Scantopay');
    expect((await rendered()).text).not.toContain('OpenPaymentLink');
  });

  it('prints the references of the buyer', async () => {
    const { text } = await rendered({ poNumber: 'PO-4711', costCenter: 'Kitchen Cluj' });
    expect(text).toContain('PO-4711');
    expect(text).toContain('CostcenterKitchenCluj');
    expect((await rendered()).text).not.toMatch(/Costcenter|POnumber/);
  });

  it('has a code that banking apps read, for what is to be transferred in euro', async () => {
    const { text } = await rendered({ isPaid: false, currency: 'EUR' }, LINK);
    expect(text).toContain('Scaninyourbankingapp');
    for (const changes of [{ isPaid: false, currency: 'USD' as const }, { isPaid: true }])
      expect((await rendered(changes)).text).not.toContain('Scaninyourbankingapp');
  });

  it('names a county only beside another city, and countries in its language', async () => {
    const inCity = await rendered({ buyer: { ...buyer, city: 'Brad', county: 'Brad' }, language: 'de' });
    expect(inCity.text.match(/Brad/g)).toHaveLength(1);
    expect(inCity.text).toContain('Rumänien');
    const elsewhere = await rendered({ buyer: { ...buyer, city: 'Brad', county: 'Hunedoara' } });
    expect(elsewhere.text).toContain('BradHunedoara');
  });

  it.each([
    ['sample', 'Source:samplerateofanewshop,notanofficialone.'],
    ['www.ecb.europa.eu', 'Source:www.ecb.europa.eu.'],
  ])('prints when it is due and who stated its rates: %s', async (source, text) => {
    const { exchange, tax } = anInvoice();
    const stated = {
      exchange: { ...exchange!, source },
      tax: { ...tax!, accounting: { ...tax!.accounting!, source } },
    };
    const pdf = await rendered(stated);
    expect(pdf.text).toContain('Duedate06/12/2026');
    expect(pdf.text.split(text)).toHaveLength(3);
    const before = { exchange: { ...exchange!, source: null }, tax: null, dueDate: null };
    expect((await rendered(before)).text).not.toMatch(/Source|Duedate/);
  });

  it('of a seller outside VAT prints its tax number and why there is no VAT', async () => {
    const { seller, tax } = anInvoice();
    const { text } = await rendered({
      seller: { ...seller, vatNumber: '', taxId: '59482171' },
      tax: { ...tax!, vatCategory: 'O' },
    });
    expect(text).toContain('Taxnumber:59482171');
    expect(text).toContain('ThesellerisnotregisteredforVAT.');
  });

  it('writes a name in the order of its script', async () => {
    const { text } = await rendered({ buyer: { ...buyer, firstName: 'さくら', lastName: '田中' } });
    expect(text).toContain('田中さくら');
  });

  it('asks a customer who has paid for nothing', async () => {
    const { text } = await rendered({ isPaid: true });
    expect(text).toContain('Paid');
    expect(text).not.toContain('Paymentinformation');
  });

  it('repeats the head of a long table on every page and numbers the pages', async () => {
    const pdf = await rendered({ lines: manyLines });
    expect(pdf.pages.length).toBeGreaterThan(2);
    for (const [index, { texts }] of pdf.pages.entries()) {
      const onPage = texts.map(({ text }) => text);
      const hasRows = onPage.some((text) => text.startsWith('KP-'));
      expect(onPage.includes('Product')).toBe(hasRows);
      expect(onPage.at(-1)).toBe(`INV-2026-000001 · Page ${index + 1} of ${pdf.pages.length}`);
    }
    const codes = pdf.pages.flatMap(({ texts }) => texts.filter(({ text }) => text.startsWith('KP-')));
    expect(codes.map(({ text }) => text)).toEqual(manyLines.map(({ productCode }) => productCode));
  });

  it.each(LANGUAGE_CODES)(
    'has every label of %s, covers no text with another and cuts no word',
    async (language) => {
      const tax = { ...anInvoice().tax!, vatCategory: 'K' as const };
      const pdf = await rendered({ language, lines: manyLines, tax }, LINK);
      expect(overlaps(pdf)).toEqual([]);
      const width = 595.28 - 44;
      const outside = pdf.pages.flatMap(({ texts }) =>
        texts.filter((one) => one.x < 43 || one.x + one.width > width + 1),
      );
      expect(outside).toEqual([]);
      const { items, exemption } = (await loadMessages(language, ['invoice']))[language]!.invoice as {
        items: object;
        exemption: { intraCommunity: string };
      };
      if (language !== 'ar') expect(pdf.text).toContain(withoutSpaces(exemption.intraCommunity));
      const words = Object.values(items).flatMap((head: string) =>
        language === 'ar' ? head.split(' ') : [head],
      );
      for (const word of words) expect(pdf.text).toContain(withoutSpaces(word));
    },
  );

  it('prints share capital, both accounts and the notes of the seller, on a storno none of the notes', async () => {
    const named = { shareCapital: '200 RON', secondIban: 'RO53DNRB0000459912345678' };
    const seller = { ...anInvoice().seller, ...named, invoiceNotes: 'Payable within 14 days.' };
    const note = withoutSpaces(seller.invoiceNotes);
    const own = { intro: 'As agreed.', footer: 'Until next time.' };
    const pdf = await rendered({ seller, ...own }, LINK);
    for (const part of Object.values(own)) expect(pdf.text).toContain(withoutSpaces(part));
    for (const part of [seller.iban, named.secondIban, withoutSpaces(named.shareCapital), note])
      expect(pdf.text).toContain(part);
    expect(overlaps(pdf)).toEqual([]);
    expect((await rendered({ seller, kind: 'storno' })).text).not.toContain(note);
  });

  it.each(LANGUAGE_CODES)('of a discounted order and its credit note says so in %s', async (language) => {
    const { creditNote, paymentInformation } = (await loadMessages(language, ['invoice']))[language]!
      .invoice as { creditNote: Record<string, string>; paymentInformation: string };
    const discount = { discountCode: 'WELCOME10', allowanceMinor: 906, subtotalMinor: 9967, language };
    const credit = {
      kind: 'credit_note',
      creditsNumber: 'INV-2026-000001',
      creditsIssueDate: '2026-11-22',
    } as const;
    const pdf = await rendered({ ...discount, ...credit, number: 'CN-2026-000001', isPaid: true });
    const parts = [creditNote.title!, creditNote.number!, 'WELCOME10', '22/11/2026'];
    for (const part of parts.flatMap((each) => (language === 'ar' ? each.split(' ') : [each])))
      expect(pdf.text).toContain(withoutSpaces(part));
    expect(pdf.text).not.toContain(withoutSpaces(paymentInformation));
    expect(overlaps(pdf)).toEqual([]);
  });

  it('keeps blocks of any length apart', async () => {
    const long = 'Asociația Bucătarilor și Cofetarilor din România, Filiala București '.repeat(4);
    const pdf = await rendered(
      {
        seller: { ...anInvoice().seller, name: long, address: long, bankName: long },
        buyer: { ...buyer, companyName: long, address: long, email: `${'x'.repeat(200)}@nord.example` },
      },
      LINK,
    );
    expect(overlaps(pdf)).toEqual([]);
  });
});

describe('names in an invoice', () => {
  it.each(LANGUAGE_CODES)('are right in an invoice of %s, whatever their script', async (language) => {
    const [company, person] = NAMES[LANGUAGE_CODES.indexOf(language) % NAMES.length]!;
    const { text } = await rendered({
      ...named(company!, person!),
      language,
      lines: NAMES.map((name) => ({ ...lines[0]!, productName: name.join(' ') })),
    });
    expect(text).toContain(withoutSpaces(company! + person!));
    const parts = NAMES.flatMap((name) => name.flatMap((part) => part.split(' ')));
    expect(parts.filter((part) => !text.includes(withoutSpaces(part)))).toEqual([]);
  });

  it('in several scripts at once, with characters that no font has, do no harm', async () => {
    const { text } = await rendered(
      named('北京 مطعم株式会社 키친 \u{1f355}\u0000\u202e\ud800 ไทย', '<b>&amp;%s{{name}}\\('),
    );
    for (const part of ['北京', 'مطعم', '株式会社', '키친', '<b>&amp;%s{{name}}\\('])
      expect(text).toContain(part);
  });
});

describe('the bytes of a PDF', () => {
  it('are the same each time, whatever was drawn before or is drawn meanwhile', async () => {
    const wanted = [
      anInvoice({ language: 'ar', ...named('مطعم الشام', 'محمد') }),
      anInvoice({ language: 'fr' }),
      anInvoice({ language: 'ja', ...named('株式会社', '田中') }),
      anInvoice({ lines: manyLines }),
    ];
    const first: Buffer[] = [];
    for (const invoice of wanted) first.push(await renderInvoice(invoice, LINK));
    await renderInvoice(anInvoice({ language: 'ar', ...named('يت نب تثبن', 'ﺎﻟ fi ﬁ Ω Ω') }), null);
    const again = await Promise.all([...wanted].reverse().map((invoice) => renderInvoice(invoice, LINK)));
    expect(again.reverse().map((pdf, index) => pdf.equals(first[index]!))).toEqual([true, true, true, true]);
  });
});
