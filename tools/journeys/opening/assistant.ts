import { OWNER } from '../own-shop';
import { articlesOf } from './countries';
import type { Person } from './person';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40" rx="8" fill="#8a4b12"/></svg>';

/** From the password of the first start to a shop that can sell, through the steps of the assistant. */
export async function setUp(owner: Person, mailServer: URL): Promise<void> {
  await signIn(owner);
  await chooseCountry(owner);
  await nameCompany(owner);
  await giveBrand(owner);
  await registerForTax(owner);
  await priceDelivery(owner);
  await offerTransfer(owner);
  await connectMail(owner, mailServer);
  await importArticles(owner);
  await writePages(owner);
  await finish(owner);
}

async function signIn({ page, t, button, looks }: Person) {
  await page.goto('/admin');
  await page.getByLabel(t('account:fields.email'), { exact: true }).fill(OWNER.email);
  await page.getByLabel(t('account:fields.password'), { exact: true }).fill(OWNER.password);
  await looks('sign-in');
  await button(t('signIn:login.submit'), page.getByRole('main')).click();
}

/** The step of the assistant is waited for; what it holds may still be on its way. */
async function step({ page, t }: Person, key: string) {
  await page
    .getByRole('heading', { level: 2, name: t(`adminSetup:steps.${key}.title`), exact: true })
    .waitFor();
}

async function next({ page, t }: Person) {
  await page.getByRole('link', { name: t('adminSetup:assistant.next'), exact: true }).click();
}

/** A saved form has nothing more to save. */
async function save({ page }: Person, form: string) {
  const button = page.locator(`form#${form} button[type=submit]`);
  await button.click();
  await button.and(page.locator(':disabled')).waitFor();
}

async function chooseCountry(owner: Person) {
  const { page, t, button, looks, sees, opening } = owner;
  await step(owner, 'country');
  const country = page.getByLabel(t('adminSetup:country.country'));
  await country.waitFor();
  await looks('country');
  const name = new Intl.DisplayNames(opening.language, { type: 'region' }).of(opening.code)!;
  if (opening.code !== 'RO') await owner.choose(country, name);
  await sees(opening.expected.currency);
  await button(t('adminSetup:country.apply')).click();
  await sees(t('adminSetup:country.applied'));
  await next(owner);
}

async function nameCompany(owner: Person) {
  const { opening, page, t, button, looks } = owner;
  await step(owner, 'company');
  await page.getByLabel(t('adminSettings:register.label')).fill(opening.number);
  await button(t('adminSettings:register.look')).click();
  await page.getByText(t('adminSettings:register.found')).waitFor();
  const typed = { ...opening.company, iban: opening.iban };
  for (const [field, text] of Object.entries(typed)) await page.locator(`#company_${field}`).fill(text);
  await looks('company');
  await save(owner, 'company');
  await next(owner);
}

async function giveBrand(owner: Person) {
  const { opening, page, t, looks } = owner;
  await step(owner, 'brand');
  await page.getByLabel(t('adminSettings:brand.name'), { exact: true }).fill(opening.shopName);
  await owner.give(
    page.getByLabel(t('adminSettings:brand.logo'), { exact: true }),
    'logo.svg',
    'image/svg+xml',
    LOGO,
  );
  await page.getByRole('img', { name: t('adminSettings:brand.logo'), exact: true }).waitFor();
  await page.locator('#brand_accent').fill('#8a4b12');
  await looks('brand');
  await save(owner, 'brand');
  await next(owner);
}

async function registerForTax(owner: Person) {
  const { page, t, button, looks, sees } = owner;
  await step(owner, 'taxes');
  const add = t('adminSettings:registration.add');
  await button(add).click();
  await button(add, page.getByRole('dialog')).click();
  await sees(t('adminSettings:registration.added'));
  await looks('taxes');
  await next(owner);
}

async function priceDelivery(owner: Person) {
  const { page, looks } = owner;
  const { shipping } = owner.opening;
  await step(owner, 'delivery');
  await page.locator('#shipping_freeShippingThreshold').fill(shipping.threshold);
  await page.locator('#shipping_standardShippingCost').fill(shipping.cost);
  await looks('delivery');
  await save(owner, 'shipping');
  await next(owner);
}

async function offerTransfer(owner: Person) {
  const { page, t, looks, sees } = owner;
  await step(owner, 'payments');
  const method = t('paymentMethod.bank_transfer');
  await page.getByRole('switch', { name: t('adminSettings:payments.switchOf', { method }) }).click();
  await sees(t('adminSettings:payments.changed'));
  await looks('payments');
  await next(owner);
}

async function connectMail(owner: Person, server: URL) {
  const { page, t, button, looks, sees } = owner;
  await step(owner, 'mail');
  await page.getByLabel(t('adminSettings:connection.mail.host'), { exact: true }).fill(server.hostname);
  await page.getByLabel(t('adminSettings:connection.mail.port'), { exact: true }).fill(server.port);
  await button(t('adminSettings:connection.save')).click();
  await sees(t('adminSettings:connection.saved'));
  await button(t('adminSettings:mail.test')).click();
  await sees(t('adminSettings:mail.testSent', { email: OWNER.email }));
  await looks('mail');
  await next(owner);
}

async function importArticles(owner: Person) {
  const { opening, page, t, button, looks, sees } = owner;
  await step(owner, 'products');
  await looks('products');
  await page.getByRole('link', { name: t('adminSetup:products.import'), exact: true }).click();
  const drawer = page.getByRole('dialog');
  await owner.give(
    drawer.getByLabel(t('adminImports:file.choose'), { exact: true }),
    opening.list.fileName,
    'text/csv',
    articlesOf(opening),
  );
  await looks('import-file');
  await button(t('adminImports:file.upload'), drawer).click();
  await button(t('adminImports:columns.check'), drawer).click({ trial: true });
  await looks('import-columns');
  await button(t('adminImports:columns.check'), drawer).click();
  await drawer.getByRole('heading', { name: t('adminImports:titles.checked') }).waitFor();
  await looks('import-checked');
  // A shop without categories has none that the list could name.
  await button(t('adminImports:causes.createAll'), drawer).click();
  await button(t('adminImports:causes.again'), drawer).click();
  await button(t('adminImports:start.start'), drawer).click();
  const question = page.getByRole('dialog', { name: t('adminImports:start.question') });
  await button(t('adminImports:start.start'), question).click();
  await drawer.getByRole('heading', { name: t('adminImports:titles.done') }).waitFor();
  await looks('import-done');
  await sees('20');
  await button(t('actions.close'), drawer).first().click();
}

async function writePages(owner: Person) {
  const { page, t, button, looks } = owner;
  await toLegalStep(owner);
  await page
    .getByRole('link', { name: t('adminSettings:sections.pages'), exact: true })
    .first()
    .click();
  for (const slug of ['terms', 'privacy'] as const) {
    await page
      .getByRole('link', { name: t(`footer.${slug}`), exact: true })
      .first()
      .click();
    await page.getByLabel(t('adminSettings:pages.title'), { exact: true }).fill(t(`footer.${slug}`));
    await button(t('adminSettings:pages.write')).click();
    await page.getByRole('textbox', { name: t('adminSettings:pages.text'), exact: true }).fill('§ 1');
    await looks(`page-${slug}`);
    await button(t('adminSettings:pages.publish')).click();
    await page
      .getByRole('heading', { level: 3 })
      .getByText(t('adminSettings:pages.states.published'))
      .waitFor();
    await page.getByRole('link', { name: t('adminSettings:pages.all'), exact: true }).click();
  }
}

/** The dashboard of a shop without orders is the assistant, which goes on with what is open. */
async function toLegalStep(owner: Person) {
  await owner.goTo('dashboard');
  await step(owner, 'legal');
}

async function finish(owner: Person) {
  const { page, t, button, looks } = owner;
  await toLegalStep(owner);
  const read = { name: t('adminSetup:legal.read') };
  await page.getByRole('checkbox', read).click();
  await page.getByRole('checkbox', { ...read, checked: true }).waitFor();
  await looks('legal');
  await button(t('adminSetup:assistant.finish')).click();
  await page.getByRole('heading', { level: 1, name: t('admin:title') }).waitFor();
  await looks('dashboard');
}
