import { parseStartedCheckout } from './started-checkout';

describe('a started checkout in storage', () => {
  it('comes back from storage as it went in', () => {
    const started = { id: 'c-1', owner: 7, email: 'a@b.example', items: [{ productId: 3, quantity: 2 }] };
    expect(parseStartedCheckout(JSON.stringify(started))).toEqual(started);
  });

  it.each([null, '', 'no json', '[]', '{"owner":3}'])('is none when the storage holds %s', (text) => {
    expect(parseStartedCheckout(text)).toBeNull();
  });

  it('is repaired when parts of it are of a wrong kind', () => {
    const text = '{"id":"c-1","owner":"x","items":[{"productId":3,"quantity":2},{"productId":"4"},null]}';
    expect(parseStartedCheckout(text)).toEqual({
      id: 'c-1',
      owner: null,
      email: '',
      items: [{ productId: 3, quantity: 2 }],
    });
  });
});
