import { PAGE_INTERACTIVE_EVENT, STORAGE_KEYS } from '@kp/client';

const root = document.documentElement;

function paint() {
  delete root.dataset.productView;
  jest.isolateModules(() => void jest.requireActual('./first-paint'));
}

describe('before the first paint', () => {
  beforeEach(() => localStorage.clear());

  it('a page knows that this customer likes lists', () => {
    localStorage.setItem(STORAGE_KEYS.productView, 'list');
    paint();
    expect(root.dataset.productView).toBe('list');
  });

  it('a page knows which of both prices this customer wants first', () => {
    localStorage.setItem(STORAGE_KEYS.priceDisplay, 'gross');
    paint();
    expect(root.dataset.prices).toBe('gross');
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
  const becomeInteractive = () => {
    document.dispatchEvent(new Event(PAGE_INTERACTIVE_EVENT));
    jest.runAllTimers();
  };

  // The pages of the tests above were never hydrated and still listen.
  beforeEach(() => {
    jest.useFakeTimers();
    becomeInteractive();
  });
  afterEach(() => jest.useRealTimers());

  it('is pressed again once the page is interactive', () => {
    const { counted } = press('<button type="button"><b>Menu</b></button>');
    becomeInteractive();
    becomeInteractive();
    expect(counted).toHaveBeenCalledTimes(1);
  });

  it('is not when it sends a form, which works without scripts', () => {
    const { counted } = press('<form onsubmit="return false"><button>Search</button></form>');
    becomeInteractive();
    expect(counted).not.toHaveBeenCalled();
  });

  it('is not when it is gone', () => {
    const { button, counted } = press('<button type="button">Menu</button>');
    button.remove();
    becomeInteractive();
    expect(counted).not.toHaveBeenCalled();
  });

  it('is pressed once on an interactive page', () => {
    const { button, counted } = press('<button type="button">Menu</button>');
    becomeInteractive();
    counted.mockClear();
    button.click();
    becomeInteractive();
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
  const show = (facts: Partial<Record<'hidden' | 'currentScript', unknown>>) => {
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
    for (const name of ['hidden', 'currentScript']) Reflect.deleteProperty(document, name);
  });

  const parseWhole = () => document.dispatchEvent(new Event('DOMContentLoaded'));

  it('are asked for when all of it has been painted', () => {
    show({ hidden: false });
    paint();
    expect(frames).toEqual([]);
    parseWhole();
    expect(asked()).toEqual([]);
    frames.forEach((frame) => frame(0));
    expect(asked()).toEqual([]);
    jest.runAllTimers();
    expect(asked()).toEqual([...all, 'SCRIPT /main.js']);
  });

  describe('where the browser tells when a frame is on the screen', () => {
    let report: () => void = () => undefined;
    beforeEach(() => {
      const observer = { observe: () => undefined, disconnect: () => undefined };
      jest.spyOn(globalThis, 'PerformanceObserver').mockImplementation((told) => {
        report = () => told(undefined as never, observer as never);
        return observer as never;
      });
      Object.assign(PerformanceObserver, { supportedEntryTypes: ['paint'] });
      show({ hidden: false });
      paint();
      parseWhole();
      frames.forEach((frame) => frame(0));
      jest.advanceTimersByTime(1);
    });

    it('wait for that, and run once', () => {
      expect(asked()).toEqual([]);
      report();
      jest.runAllTimers();
      expect(asked()).toEqual([...all, 'SCRIPT /main.js']);
    });

    it('are asked for after 300 ms if it never tells', () => {
      jest.advanceTimersByTime(298);
      expect(asked()).toEqual([]);
      jest.runAllTimers();
      expect(asked()).toEqual([...all, 'SCRIPT /main.js']);
    });
  });

  it('are asked for without a frame in a background tab', () => {
    show({ hidden: true });
    paint();
    parseWhole();
    expect(asked()).toEqual([...all, 'SCRIPT /main.js']);
  });
});
