import { render } from '@testing-library/react';
import { useCart } from './cart/cart-provider';
import { useLanguage } from './language/language-provider';
import { useSession } from './session/session-provider';
import { useToast } from './toasts/toast-provider';

describe('what the page shares, used outside its provider,', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it.each<[name: string, use: () => unknown, provider: string]>([
    ['useCart', useCart, 'CartProvider'],
    ['useLanguage', useLanguage, 'LanguageProvider'],
    ['useSession', useSession, 'SessionProvider'],
    ['useToast', useToast, 'ToastProvider'],
  ])('says where it must be used: %s', (name, use, provider) => {
    function Outside() {
      use();
      return null;
    }
    expect(() => render(<Outside />)).toThrow(`${name} must be used within ${provider}`);
  });
});
