import { PAGE_HEARS, STORAGE_KEYS } from '@kp/client';

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

describe('a button that is pressed too early', () => {
  const press = (html: string) => {
    document.body.innerHTML = html;
    const button = document.body.querySelector('button')!;
    const counted = jest.fn();
    paint();
    button.click();
    button.addEventListener('click', counted);
    return { button, counted };
  };
  const comeAlive = () => {
    document.dispatchEvent(new Event(PAGE_HEARS));
    jest.runAllTimers();
  };

  // The pages of the tests above were never hydrated and still listen.
  beforeEach(() => {
    jest.useFakeTimers();
    comeAlive();
  });
  afterEach(() => jest.useRealTimers());

  it('is pressed again when the page hears it, once', () => {
    const { counted } = press('<button type="button"><b>Menu</b></button>');
    comeAlive();
    comeAlive();
    expect(counted).toHaveBeenCalledTimes(1);
  });

  it('is not when it sends a form, which works without scripts', () => {
    const { counted } = press('<form onsubmit="return false"><button>Search</button></form>');
    comeAlive();
    expect(counted).not.toHaveBeenCalled();
  });

  it('is not when it is gone', () => {
    const { button, counted } = press('<button type="button">Menu</button>');
    button.remove();
    comeAlive();
    expect(counted).not.toHaveBeenCalled();
  });

  it('is pressed once when the page hears it already', () => {
    const { button, counted } = press('<button type="button">Menu</button>');
    comeAlive();
    counted.mockClear();
    button.click();
    comeAlive();
    expect(counted).toHaveBeenCalledTimes(1);
  });
});

describe('the scripts of a rendered page', () => {
  const script = document.createElement('script');
  Object.assign(script.dataset, { run: '/main.js', fetch: '/texts.js /shop.js', ask: '/manifest.json' });
  let frames: FrameRequestCallback[] = [];
  const asked = () =>
    [...document.head.querySelectorAll('link, script')].map((element) =>
      [
        element.tagName,
        (element as HTMLLinkElement).as,
        element.getAttribute('href') ?? element.getAttribute('src'),
      ]
        .filter(Boolean)
        .join(' '),
    );
  const all = [
    'LINK script /main.js',
    'LINK script /texts.js',
    'LINK script /shop.js',
    'LINK fetch /manifest.json',
  ];
  const show = (facts: Partial<Record<'hidden' | 'readyState' | 'currentScript', unknown>>) => {
    for (const [name, value] of Object.entries({ currentScript: script, ...facts })) {
      Object.defineProperty(document, name, { configurable: true, get: () => value });
    }
  };

  beforeEach(() => {
    jest.useFakeTimers();
    document.head.replaceChildren();
    frames = [];
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    for (const name of ['hidden', 'readyState', 'currentScript']) Reflect.deleteProperty(document, name);
  });

  it('are asked for when it has been painted', () => {
    show({ hidden: false, readyState: 'complete' });
    paint();
    expect(asked()).toEqual([]);
    frames.forEach((frame) => frame(0));
    expect(asked()).toEqual([]);
    jest.runAllTimers();
    expect(asked()).toEqual([...all, 'SCRIPT /main.js']);
  });

  it('run when the whole document is there', () => {
    show({ hidden: false, readyState: 'loading' });
    paint();
    frames.forEach((frame) => frame(0));
    jest.runAllTimers();
    expect(asked()).toEqual(all);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(asked()).toEqual([...all, 'SCRIPT /main.js']);
  });

  it('are asked for at once in a tab that nobody looks at', () => {
    show({ hidden: true, readyState: 'complete' });
    paint();
    expect(asked()).toEqual([...all, 'SCRIPT /main.js']);
  });
});
