import { money, orderTexts } from '@kp/commerce';
import { aForm, CLUJ } from '../testing/a-form';
import { orderRequest } from './order-request';

const LINES = [
  { quantity: 3, product: { id: 3, price: '12.50' } },
  { quantity: 1, product: { id: 9, price: '0.10' } },
];
const GUEST = { isGuest: true, language: 'en', shipping: money(2_500, 'USD') } as const;

describe('the order that is sent', () => {
  it('holds addresses, method, texts and what every line cost on screen', () => {
    const form = aForm({ ...orderTexts((field) => ` Typed as ${field} `), vatNumber: ' RO779 ' });
    expect(orderRequest(form, LINES, GUEST)).toEqual({
      email: 'ioana@bistro.example',
      language: 'en',
      shippingAddress: CLUJ,
      billingAddress: CLUJ,
      paymentMethod: 'cash',
      shipping: '25.00',
      ...orderTexts((field) => `Typed as ${field}`),
      vatNumber: 'RO779',
      items: [
        { productId: 3, quantity: 3, price: '12.50', totalPrice: '37.50' },
        { productId: 9, quantity: 1, price: '0.10', totalPrice: '0.10' },
      ],
    });
  });

  it('is billed to another address when one is given', () => {
    const billingAddress = { ...CLUJ, company: 'Bistro SRL', city: 'Turda' };
    const request = orderRequest(aForm({ sameAsBilling: false, billingAddress }), LINES, GUEST);
    expect(request.billingAddress).toEqual(billingAddress);
    expect(request.shippingAddress).toEqual(CLUJ);
  });

  it('leaves out the e-mail address of a customer, which the account has', () => {
    const request = orderRequest(aForm(), LINES, { ...GUEST, isGuest: false });
    expect(request).not.toHaveProperty('email');
  });

  it('holds no spaces around what was typed', () => {
    const form = aForm({ email: ' a@b.example ', shippingAddress: { ...CLUJ, city: ' Cluj ' } });
    expect(orderRequest(form, LINES, GUEST)).toMatchObject({
      email: 'a@b.example',
      shippingAddress: { city: 'Cluj' },
    });
  });
});
