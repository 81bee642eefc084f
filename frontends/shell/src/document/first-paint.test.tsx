import { STORAGE_KEYS } from '@kp/client';

const root = document.documentElement;

function paint() {
  delete root.dataset.productView;
  jest.isolateModules(() => void jest.requireActual('./first-paint'));
}

describe('before the first paint', () => {
  beforeEach(() => localStorage.clear());

  it('a page knows that this visitor likes lists', () => {
    localStorage.setItem(STORAGE_KEYS.productView, 'list');
    paint();
    expect(root.dataset.productView).toBe('list');
  });

  it.each(['grid', 'nonsense'])('and is the usual one for %s', (view) => {
    localStorage.setItem(STORAGE_KEYS.productView, view);
    paint();
    expect(root.dataset.productView).toBeUndefined();
  });

  it('and is the usual one for a browser that refuses storage', () => {
    const refused = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('refused');
    });
    paint();
    expect(root.dataset.productView).toBeUndefined();
    refused.mockRestore();
  });
});
