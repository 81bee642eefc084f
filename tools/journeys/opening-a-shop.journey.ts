import { MailServer } from '@kp/notifications/testing';
import { A_BAKERY, type CompanyRegisterFake, startCompanyRegisterFake } from '@kp/settings/testing';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser';
import { setUp } from './opening/assistant';
import { type Opening, OPENINGS } from './opening/countries';
import { handleOrder, orderByTransfer } from './opening/first-order';
import { mailTo } from './opening/mails';
import { otherNames } from './opening/own-name';
import { Person } from './opening/person';
import { OWNER, type OwnShop, startOwnShop } from './own-shop';

/** An owner who begins at /admin and follows the shop needs no more. */
const MOST_PRESSES = 150;

interface Order {
  currency: string;
  totalAmount: string;
  status: string;
  paymentStatus: string;
  paymentMethod: string;
  taxLines: { rate: number }[];
}

/** What a register says of the company; Germany tells the one of the EU nothing but that the number is valid. */
const REGISTERED = {
  RO: { found: [A_BAKERY], notFound: [] },
  DE: { valid: true, userError: 'VALID', name: '---', address: '---' },
};

describe('an owner', () => {
  let browser: Browser;
  let mails: MailServer;
  let register: CompanyRegisterFake;
  let shops: Promise<OwnShop>[];
  beforeAll(async () => {
    mails = await MailServer.start();
    register = await startCompanyRegisterFake();
    const environment = { COMPANY_REGISTER_URL: register.url, VIES_URL: register.url };
    const start = () => startOwnShop({ environment, isNew: true });
    const first = start();
    // While the first one is set up, which waits now and then.
    const second = first.then(start);
    second.catch(() => undefined);
    shops = [first, second];
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    // One that did not come has nothing to stop.
    await Promise.allSettled(shops.map(async (shop) => (await shop).stop()));
    register.close();
    await mails.stop();
  });

  it.each(OPENINGS)(
    'opens a shop in $country, from nothing to the first order delivered',
    async (opening) => {
      mails.received.length = 0;
      register.says(REGISTERED[opening.code]);
      const shop = await shops[OPENINGS.indexOf(opening)]!;
      const owner = await Person.before(browser, shop.url, opening, opening.width, 'owner');
      await setUp(owner, new URL(mails.url));
      await mailTo(mails, OWNER.email, new RegExp(opening.shopName));

      const buyer = await Person.before(
        browser,
        shop.url,
        opening,
        opening.width === 390 ? 1440 : 390,
        'buyer',
      );
      const number = await orderByTransfer(buyer, mails);
      await handleOrder(owner, number);
      expect(await firstOrder(shop)).toMatchObject(delivered(opening));
      expect(await otherNames(shop, opening, mails)).toEqual([]);
      expect([...owner.complaints, ...buyer.complaints]).toEqual([]);
      console.info(`${opening.country}: ${owner.presses} presses`);
      expect(owner.presses).toBeLessThanOrEqual(MOST_PRESSES);
    },
  );
});

const firstOrder = async (shop: OwnShop) => (await shop.call<Order[]>('GET', '/api/orders?limit=1'))[0];

const delivered = ({ expected: { currency, total, rate } }: Opening) => ({
  currency,
  totalAmount: total,
  status: 'delivered',
  paymentStatus: 'paid',
  paymentMethod: 'bank_transfer',
  taxLines: [{ rate }],
});
