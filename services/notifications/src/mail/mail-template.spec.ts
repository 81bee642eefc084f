import type { TaxCategory } from '@kp/commerce';
import type { MailQuote } from '@kp/contact';
import { quoteMail } from './inbox-mails';
import { setBrandLook } from '@kp/platform/brand';
import { buttonBlock, letter } from './letter';
import { html, mailTranslator } from './mail-template';

describe('html template', () => {
  it('escapes inserted text', () => {
    expect(html`<p>${'<script>alert("1")</script> & co'}</p>`.markup).toBe(
      '<p>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; co</p>',
    );
  });

  it('nests templates and lists without escaping them twice', () => {
    const rows = ['a', '<b>'].map((text) => html`<li>${text}</li>`);
    expect(html`<ul>${rows}</ul>`.markup).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>');
  });

  it('omits null and undefined', () => {
    expect(html`<p>${null}${undefined}</p>`.markup).toBe('<p></p>');
  });
});

it.each<[TaxCategory, number, RegExp]>([
  ['S', 0.19, /Gesamtbetrag mit MwSt\. und Versand: 119,00\s\$/],
  ['O', 0, /Gesamtbetrag mit Versand, ohne MwSt\.: 100,00\s\$/],
])('the mail of a quote says whether its total has VAT: %s', async (taxCategory, taxRate, said) => {
  const line = { productName: 'Day dots', productCode: 'KP-1', quantity: 1, unitPriceMinor: 10_000 };
  const quote = {
    lines: [{ ...line, taxCategory, taxRate }],
    currency: 'USD',
    isTaxIncluded: false,
    shippingMinor: 0,
    note: null,
    validUntil: '2026-12-31',
  };
  const shop = { name: 'Shop', publicUrl: 'https://shop.example', phone: '', email: 'shop@shop.example' };
  const recipient = { number: 'Q-1/1', name: 'Ana', language: 'de', url: 'https://shop.example/quote/1' };
  const { text } = await quoteMail({ ...recipient, quote } as unknown as MailQuote, shop);
  expect(text).toMatch(said);
});

describe('the letter of a shop with a brand', () => {
  const NONE = { logo: null, darkLogo: null, icon: null, accent: null };
  afterEach(() => setBrandLook(NONE));

  it('has its logo, with the name where pictures are off, and its colour', async () => {
    const logo = { file: 'abc.svg', width: 300, height: 100 };
    setBrandLook({ ...NONE, logo, accent: '#ffd400' });
    const { t } = await mailTranslator('en');
    const shop = { name: 'Nord', publicUrl: 'https://nord.example', phone: '', email: 'a@nord.example' };
    const blocks = [buttonBlock({ label: 'Go', url: 'https://nord.example/x' })];
    const parts = { t, shop, language: 'en', title: 'T', preview: 'P', blocks, reasons: [] } as const;
    const { html: markup, text } = letter(parts);
    expect(markup).toMatch(
      /<img\s+class="plate"\s+src="https:\/\/nord.example\/brand\/abc.png"\s+alt="Nord"\s+width="120"\s+height="40"/,
    );
    expect(markup).toMatch(/<a class="button"[^>]*background:#a88c00;color:#15191c/);
    expect(markup + text).not.toContain('KitchenPass');
  });
});
