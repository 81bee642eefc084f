import { aProduct } from '../testing/a-product';
import { loadGuestCart, saveGuestCart } from './guest-cart';

const line = {
  id: 1_767_225_600_000,
  userId: 0,
  productId: 7,
  quantity: 2,
  createdAt: '2026-01-01T00:00:00.000Z',
  product: aProduct(),
};
const stored = () => localStorage.getItem('guestCart');

beforeEach(() => localStorage.clear());

describe('the guest cart in the browser', () => {
  it('is cleaned when it is read, and saved back clean', () => {
    const nameless = { ...line, product: { id: 8, price: '1.00' } };
    localStorage.setItem('guestCart', JSON.stringify([nameless, line]));
    expect(loadGuestCart()).toEqual([line]);
    expect(JSON.parse(stored()!)).toEqual([line]);
  });

  it.each(['[{', '"text"', '{"product":{}}'])('is deleted when %s is no list of lines', (text) => {
    localStorage.setItem('guestCart', text);
    expect(loadGuestCart()).toEqual([]);
    expect(stored()).toBeNull();
  });

  it('leaves nothing behind when it is empty', () => {
    saveGuestCart([line]);
    expect(JSON.parse(stored()!)).toEqual([line]);
    saveGuestCart([]);
    expect(stored()).toBeNull();
  });
});
