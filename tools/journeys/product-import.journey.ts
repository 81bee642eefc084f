import type { Browser, Locator, Page } from 'playwright-core';
import { administratorToken, chooseOption, launchBrowser, picture, visitAs } from './browser';
import { asSignedIn, sellableProducts } from './shopper';

const NEW_PRODUCT = 'Salamander grill, 60 cm';
const FAULTY = 'Salamander grill, 90 cm';

const fieldFor = (drawer: Locator, column: string) =>
  drawer.getByRole('combobox', { name: `Field for “${column}”` });

/** The number under a name: New → 1. */
const countOf = (drawer: Locator, name: string) =>
  drawer
    .locator('dl > div')
    .filter({ has: drawer.page().locator('dt').getByText(name, { exact: true }) })
    .locator('dd')
    .innerText();

async function showRows(page: Page, drawer: Locator, outcome: RegExp) {
  await chooseOption(page, drawer.getByRole('combobox', { name: 'Show rows' }), outcome);
}

describe('an administrator', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it('imports the good rows of a price list after a look at what they change', async () => {
    const { page, consoleErrors, context } = await visitAs(browser, administratorToken());
    const [known] = await sellableProducts(1);
    const price = Number(known!.price).toFixed(2);
    const raised = (Number(price) + 1).toFixed(2);
    const list = [
      'Code,Name,Price,Category,Lager',
      `KP-${known!.id},,${raised},,`,
      `,"${NEW_PRODUCT}",890.00,kitchen-supplies,7`,
      `,"${FAULTY}",call us,kitchen-supplies,2`,
    ].join('\n');

    await page.goto('/admin?tab=products');
    await page.getByRole('link', { name: 'Import', exact: true }).click();
    const upload = page.getByRole('dialog', { name: 'New import' });
    const file = { name: 'grills.csv', mimeType: 'text/csv', buffer: Buffer.from(list) };
    await upload
      .getByLabel('Choose a CSV, XLSX or XML file or drop it here', { exact: true })
      .setInputFiles(file);
    await upload.getByRole('button', { name: 'Upload' }).click();

    const drawer = page.getByRole('dialog', { name: /^Import \d+$/ });
    await drawer.getByRole('heading', { name: 'What are the columns?' }).waitFor();
    const name = drawer.getByRole('row', { name: /^Name/ });
    await name.getByText('Name (required)').waitFor();
    await name.getByText(NEW_PRODUCT).waitFor();
    await chooseOption(page, fieldFor(drawer, 'Lager'), /^Stock$/);
    await picture(page, 'import-columns');
    await drawer.getByRole('button', { name: 'Check file' }).click();

    await drawer.getByRole('heading', { name: 'Result of the check' }).waitFor();
    for (const outcome of ['New', 'Changed', 'With problems'])
      expect([outcome, await countOf(drawer, outcome)]).toEqual([outcome, '1']);
    const faulty = drawer.getByRole('row', { name: /^Row 4/ });
    await faulty.getByText(FAULTY).waitFor();
    await faulty.getByText('Price Enter a number').waitFor();
    await showRows(page, drawer, /^Changed \(1\)$/);
    const changed = drawer.getByRole('row', { name: /^Row 2/ });
    await changed.getByText(price, { exact: true }).waitFor();
    await changed.getByText(raised, { exact: true }).waitFor();
    await picture(page, 'import-checked');

    await drawer.getByRole('button', { name: 'Import', exact: true }).click();
    await drawer.getByText(/^Some rows have problems/).waitFor();
    await drawer.getByRole('checkbox', { name: 'Import only the rows without problems' }).check();
    await drawer.getByRole('button', { name: 'Import', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Import this file?' });
    await question.getByText('1 product will be created.').waitFor();
    await question.getByText('1 row with problems is left out.').waitFor();
    await question.getByRole('button', { name: 'Import', exact: true }).click();
    await drawer.getByRole('heading', { name: 'The file is imported' }).waitFor();
    await picture(page, 'import-done');

    await page.goto('/admin?tab=products&search=Salamander');
    const row = page.getByRole('row', { name: new RegExp(NEW_PRODUCT) });
    await row.getByText('$890.00').waitFor();
    expect(await page.getByRole('row', { name: new RegExp(FAULTY) }).count()).toBe(0);
    const [now] = await asSignedIn<{ price: string }[]>(page, `/api/products?search=KP-${known!.id}`);
    expect(Number(now!.price).toFixed(2)).toBe(raised);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });
});
