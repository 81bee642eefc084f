import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import type { Browser } from 'playwright-core';
import { violations } from './accessibility/checks';
import { register } from './api';
import { launchBrowser, picture, visit, visitAs } from './browser';
import { addToCart, asSignedIn, hasValue, mailTo, sellableProducts, signIn } from './shopper';

const PASSWORD = 'a-good-password';
const NAMES = { firstName: 'Oana', lastName: 'Marin' };

describe('a customer with an account', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it('changes the email by a link, downloads the data and deletes the account', async () => {
    const [email, newEmail] = ['oana@casa-nova.example', 'oana.marin@casa-nova.example'];
    const token = await register({ ...NAMES, email, password: PASSWORD });
    const { page, consoleErrors, context } = await visitAs(browser, token);
    await page.goto('/account');
    await page.getByLabel('Email', { exact: true }).fill(newEmail);
    await page.getByLabel('Current password', { exact: true }).first().fill(PASSWORD);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText(`We sent a link to ${newEmail}`).waitFor();
    expect(await violations(page)).toEqual([]);
    await picture(page, 'profile-pending-1280');
    expect((await mailTo(email)).subject).toBe('Your email is about to change');

    const link = /https?:\S+\/confirm-email\/\S+/.exec((await mailTo(newEmail)).text)![0];
    await page.goto(new URL(link).pathname);
    expect(await asSignedIn<{ email: string }>(page, '/api/auth/me')).toMatchObject({ email });
    await page.getByRole('button', { name: 'Confirm email' }).click();
    await page.getByText(`Your account now uses ${newEmail}`).waitFor();
    await page.getByRole('link', { name: 'Go to my account' }).click();
    await hasValue(page.getByLabel('Email', { exact: true }), newEmail);

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const archive = await buffer(await (await downloading).createReadStream());
    const files = unzipSync(new Uint8Array(archive));
    expect(JSON.parse(strFromU8(files['account.json']!))).toMatchObject({
      email: newEmail,
      firstName: 'Oana',
    });

    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel(/Type .* to confirm/).fill(newEmail);
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByText('Your account was deleted').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    expect((await mailTo(newEmail)).subject).toBe('Your account was deleted');
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  it('saves the invoice settings once, and finds them in the checkout', async () => {
    const [product] = await sellableProducts(1);
    const token = await register({ ...NAMES, email: 'settings@casa-nova.example', password: PASSWORD });
    const { page, consoleErrors, context } = await visitAs(browser, token);
    await page.goto('/account?tab=invoice-settings');
    const company = page.getByRole('group', { name: 'Company' });
    await company.getByLabel('Company name').fill('Casa Nova SRL');
    await company.getByLabel('Address').fill('Strada Lungă 1');
    await company.getByLabel('County (Județ)').fill('brasov');
    await page.keyboard.press('Enter');
    await company.getByLabel('City').fill('Făgăraș');
    await company.getByLabel('ZIP code').fill('505200');
    await page.getByLabel('Billing phone').fill('0268 000 000');
    await page.getByLabel('Same as Company Address').check();
    expect(await page.getByRole('group', { name: 'Delivery' }).getByLabel('City').inputValue()).toBe(
      'Făgăraș',
    );
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save invoice settings' }).click();
    await page.getByText('Invoice settings saved').first().waitFor();
    await picture(page, 'invoice-settings-1280');

    await addToCart(page, product!);
    await page.goto('/checkout');
    const shown = { Address: 'Strada Lungă 1', City: 'Făgăraș', 'ZIP code': '505200', Phone: '+40268000000' };
    for (const [label, value] of Object.entries(shown))
      await hasValue(page.getByLabel(label, { exact: true }).first(), value);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  it('signs in as before after saving the profile', async () => {
    const { page, context } = await visit(browser, 390);
    await signIn(page, { email: 'settings@casa-nova.example', password: PASSWORD });
    await page.goto('/account');
    await page.getByLabel('First name', { exact: true }).fill('Ioana');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Profile updated').first().waitFor();
    expect(await asSignedIn<object>(page, '/api/auth/me')).toMatchObject({ firstName: 'Ioana' });
    await context.close();
  });
});
