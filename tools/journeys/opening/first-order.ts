import type { MailServer } from '@kp/notifications/testing';
import { firstArticle } from './countries';
import { mailTo } from './mails';
import type { Person } from './person';
import { STATEMENTS } from './statements';

const BUYER = 'ana@bistro-nord.example';

/** A guest who pays by transfer. @returns the number of the order */
export async function orderByTransfer(buyer: Person, mails: MailServer): Promise<string> {
  const { opening, page, t } = buyer;
  const { expected } = opening;
  await page.goto('/products');
  await buyer.looks('list');
  await page
    .getByRole('link', { name: firstArticle(opening) })
    .first()
    .click();
  const price = page.getByRole('main').locator('b').first();
  await page.getByRole('heading', { level: 1, name: firstArticle(opening) }).waitFor();
  expect((await price.innerText()).replace(/\s/g, ' ')).toBe(expected.price);
  await buyer.looks('product');
  for (const _unit of [1, 2]) {
    await buyer.button(t('product.addToCart'), page.getByRole('main')).click();
    await page
      .getByRole('link', { name: t('cartToast.viewCart') })
      .first()
      .waitFor();
  }
  await page.goto('/cart');
  await buyer.looks('cart');
  await page.goto('/checkout');
  await fillIn(buyer);
  await page.getByRole('radio', { name: t('checkout:payment.methods.bank_transfer.name') }).check();
  await buyer.sees(expected.shownTotal.replace(' ', '\u00a0'));
  await buyer.looks('payment');
  await buyer.button(t('checkout:placeOrder')).click();
  await page.getByRole('heading', { level: 1, name: t('order:orderStatus.confirmTitle') }).waitFor();
  await buyer.looks('placed');
  const asked = await mailTo(mails, BUYER, /https?:\/\/\S+\/order-status\/\S+#confirm=\S+/);
  await page.goto(asked);
  await buyer.button(t('order:orderStatus.confirmButton')).click();
  await page.getByRole('region', { name: t('order:transfer.title') }).waitFor();
  await buyer.sees(opening.iban.replace(/(.{4})(?=.)/g, '$1 '));
  await buyer.looks('how-to-pay');
  // The mail says how to pay, too, however it groups the characters.
  await mailTo(mails, BUYER, new RegExp([...opening.iban].join('\\s?')));
  return mailTo(mails, BUYER, /ORD-\d{4}-\d{6}/);
}

async function fillIn(buyer: Person) {
  const { opening, page, t } = buyer;
  const field = (name: string) => page.locator(`[name="${name}"]`);
  const goOn = () => buyer.button(t('checkout:next')).click();
  await field('email').fill(BUYER);
  await buyer.looks('contact');
  await goOn();
  await field('shippingAddress.country').selectOption(opening.country);
  if (opening.code === 'RO') await field('shippingAddress.county').selectOption('București');
  const person = { firstName: 'Ana', lastName: 'Popescu', address: 'Strada 12', ...opening.buyer };
  for (const [name, value] of Object.entries(person)) await field(`shippingAddress.${name}`).fill(value);
  await buyer.looks('address');
  await goOn();
}

/** Finds the money in the statement of the bank, ships the order and has it delivered. */
export async function handleOrder(owner: Person, number: string): Promise<void> {
  const { opening, page, t } = owner;
  await owner.goTo('orders', 'bank');
  const { currency, total, shownTotal } = opening.expected;
  const day = new Date().toLocaleDateString('en-CA', { timeZone: opening.timeZone });
  const transfer = { amount: total, currency, reference: number, payer: 'Ana Popescu', day };
  const { name, mimeType, text } = STATEMENTS[opening.code](transfer);
  await owner.give(page.getByLabel(t('adminOrders:bank.file'), { exact: true }), name, mimeType, text);
  await owner.sees(t('adminOrders:bank.certain'));
  await owner.sees(shownTotal.replace(' ', '\u00a0'));
  await owner.looks('statement');
  await owner.button(t('adminOrders:bank.applyCertain', { count: 1, number: '1' })).click();
  await owner.sees(t('adminOrders:bank.applied', { count: 1, number: '1' }));

  await owner.goTo('orders');
  await owner.looks('orders');
  await page.getByRole('link', { name: number }).first().click();
  await owner
    .button(new RegExp(`^${t('adminOrders:shipments.ship')}`))
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await owner.looks('ship');
  await owner.button(t('adminOrders:shipments.ship'), dialog).click();
  await owner.sees(t('adminOrders:shipments.shipped'));
  await owner.button(t('admin:orders.deliver.submit')).click();
  await owner.button(t('admin:orders.deliver.submit'), dialog).click();
  await owner.sees(t('admin:orders.statusUpdated'));
  await owner.looks('delivered');
}
