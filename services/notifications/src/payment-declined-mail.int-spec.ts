import { LANGUAGE_CODES } from '@kp/i18n';
import { anOrder, type BegunPayment, type CheckoutShop, startCheckoutShop } from '@kp/orders/testing';
import { PaypalFake } from '@kp/payments/testing';
import { notificationsDescriptor } from './index';

interface KeptMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

describe('the mail about a payment that failed after the buyer had approved it', () => {
  let paypal: PaypalFake;
  let shop: CheckoutShop;

  beforeAll(async () => {
    paypal = await PaypalFake.start();
    shop = await startCheckoutShop({
      modules: [notificationsDescriptor],
      environment: { EMBEDDED: 'true', LIMIT_FACTOR: '10', PAYMENTS_SANDBOX: 'false', ...paypal.settings },
    });
  });
  afterAll(async () => {
    expect(paypal.problems).toEqual([]);
    await shop.close();
    await paypal.stop();
  });

  const mailsTo = async (email: string) => {
    await shop.untilIdle();
    const { body } = await shop.call<KeptMail[]>('GET', '/dev/api/mail');
    return body.filter(({ to }) => to === email);
  };
  async function aBuyer(email: string, status: 'PENDING' | 'DECLINED' | 'COMPLETED', language = 'en') {
    const items = [{ productId: await shop.product(), quantity: 1 }];
    const checkout = anOrder(items, { email, language, paymentMethod: 'paypal' });
    const path = '/api/payments/paypal/create-order';
    const { id, checkoutId } = (await shop.call<BegunPayment>('POST', path, { body: { checkout } })).body;
    paypal.approve(id);
    paypal.captureStatus = status;
    await shop.call('POST', '/api/payments/paypal/capture', { body: { id, checkoutId } });
    return id;
  }
  const decide = async (id: string, decision: 'COMPLETED' | 'DECLINED') => {
    paypal.decide(id, decision);
    const type = decision === 'DECLINED' ? 'PAYMENT.CAPTURE.DENIED' : 'PAYMENT.CAPTURE.COMPLETED';
    for (let time = 0; time < 2; time += 1) await shop.webhookRelay.deliver(paypal.captureEvent(type, id));
  };

  it.each(LANGUAGE_CODES)('goes to its buyer once, in the language of the checkout: %s', async (language) => {
    const email = `${language}@declined.example`;
    const id = await aBuyer(email, 'PENDING', language);
    expect(await mailsTo(email)).toEqual([]);
    await decide(id, 'DECLINED');
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.html).toContain(`lang="${language}"`);
    expect(mail?.html).toMatch(/class="button" href="[^"]+\/checkout"/);
    expect(mail?.text).toMatch(/39[.,]88|٣٩٫٨٨/);
    expect(mail?.text).toMatch(/\/checkout/);
    if (language === 'en') {
      expect(mail?.subject).toBe('Your payment was declined');
      expect(mail?.text).toContain("You haven't been charged.");
    } else expect(mail?.text).not.toMatch(/declined|charged|order/);
  });

  it('is not written when PayPal accepts the payment, nor when the buyer sees the failure at once', async () => {
    await decide(await aBuyer('accepted@declined.example', 'PENDING'), 'COMPLETED');
    const [confirmation, ...more] = await mailsTo('accepted@declined.example');
    expect([confirmation?.subject, more]).toEqual([expect.stringContaining('Your order'), []]);
    await aBuyer('at-once@declined.example', 'DECLINED');
    expect(await mailsTo('at-once@declined.example')).toEqual([]);
  });

  it.each(LANGUAGE_CODES)(
    'is another one when PayPal took other money than was asked for: %s',
    async (language) => {
      const email = `${language}@mismatched.example`;
      paypal.capturedAmount = { value: '3988', currency_code: 'JPY' };
      const id = await aBuyer(email, 'COMPLETED', language);
      paypal.capturedAmount = null;
      for (let time = 0; time < 2; time += 1) await shop.webhookRelay.deliver(paypal.capturedEvent(id));
      const [mail, ...more] = await mailsTo(email);
      expect(more).toEqual([]);
      expect(mail?.text).toMatch(/39[.,]88|٣٩٫٨٨/);
      if (language === 'en') {
        expect(mail?.subject).toBe("We couldn't use your payment");
        expect(mail?.text).toContain("We'll refund what we received.");
      } else expect(mail?.text).not.toMatch(/refund|payment|order/);
    },
  );
});
