import { generateSync } from 'otplib';
import type { Browser } from 'playwright-core';
import { launchBrowser, picture, shopUrl, visit } from './browser';
import { mailTo, signIn } from './shopper';

const EMAIL = 'vera@casa-nova.example';
const PASSWORD = 'a-forgotten-password';
const NEW_PASSWORD = 'a-remembered-password';

describe('a customer', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
    const account = { firstName: 'Vera', lastName: 'Ionescu', email: EMAIL, password: PASSWORD };
    const answer = await fetch(`${shopUrl()}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    });
    expect(answer.status).toBe(201);
  });
  afterAll(() => browser.close());

  it('forgets the password, follows the mail, and protects the account with a second factor', async () => {
    const { page, consoleErrors, context } = await visit(browser);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    const send = page.getByRole('button', { name: 'Send link' });
    // The page before has a field of the same name.
    await send.waitFor();
    await page.getByLabel('Email', { exact: true }).fill(EMAIL);
    await send.click();
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
    const { text } = await mailTo(EMAIL);
    const path = /\/reset-password\?token=[\w-]+/.exec(text)![0];

    await page.goto(path);
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Confirm new password', { exact: true }).fill(NEW_PASSWORD);
    await page.waitForURL((url) => !url.href.includes('token'));
    await picture(page, 'reset-password-1280');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await page.getByRole('heading', { name: 'Your password was changed' }).waitFor();
    await signIn(page, { email: EMAIL, password: NEW_PASSWORD });

    await page.goto('/account');
    await page.getByRole('button', { name: 'Set up two-step verification' }).click();
    await page.getByLabel('Current password', { exact: true }).last().fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Continue' }).click();
    await picture(page, 'second-factor-1280');
    const secret = (await page.locator('code[dir=ltr]').innerText()).replaceAll(' ', '');
    await page.getByLabel('6-digit code from the app').fill(generateSync({ secret }));
    await page.getByRole('button', { name: 'Turn on' }).click();
    const recoveryCode = await page.locator('li code').first().innerText();
    await page.getByRole('button', { name: "I've saved them" }).click();
    await page.evaluate(() => localStorage.clear());

    await page.goto('/login');
    await page.getByLabel('Email', { exact: true }).fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
    // The code of this half minute is used up; a recovery code need not wait for the next.
    await page.getByLabel('Verification code').fill(recoveryCode);
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    // The browser reports the answer that asked for the code.
    expect(consoleErrors.filter((consoleError) => !consoleError.includes('401'))).toEqual([]);
    await context.close();
  });
});
