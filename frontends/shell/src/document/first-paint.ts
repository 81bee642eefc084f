/*
 * Runs before the first paint, as a file of its own without imports (tools/build/first-paint.mjs). It sets the
 * customer's product view and price display and the colour of the brand on the root element, so that hydration moves nothing, and fetches the scripts after the first paint, so
 * that styles, font and pictures load first. Buttons clicked before hydration are clicked again afterwards.
 */
{
  const root = document.documentElement.dataset;
  let view: string | null = null;
  let prices: string | null = null;
  try {
    view = localStorage.getItem('productView');
    prices = localStorage.getItem('priceDisplay');
  } catch {}
  if (view === 'list') root.productView = view;
  if (prices) root.prices = prices;

  // Before the theme of antd listens, which reads what is set here.
  const accent = root.accent?.split(' ');
  if (accent) {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const names = ['action', 'action-strong', 'action-text', 'action-faint', 'on-action'];
    const paint = () =>
      names.forEach((name, index) =>
        document.documentElement.style.setProperty(
          `--${name}`,
          accent[dark.matches ? index + names.length : index]!,
        ),
      );
    paint();
    dark.addEventListener('change', paint);
  }

  const { fetch = '', ask = '', run = '' } = document.currentScript?.dataset ?? {};

  const append = (name: 'link' | 'script', properties: object) =>
    document.head.append(Object.assign(document.createElement(name), properties));
  const each = (addresses: string, use: (address: string) => void) =>
    addresses.split(' ').filter(Boolean).forEach(use);
  const runScripts = () => each(run, (src) => append('script', { src }));
  const fetchScripts = () => {
    each(`${run} ${fetch}`, (href) => append('link', { rel: 'preload', as: 'script', href }));
    each(ask, (href) => append('link', { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href }));
    runScripts();
  };

  const clickedButtons = new Set<HTMLButtonElement>();
  const remember = ({ target }: Event) => {
    const button = (target as Element).closest?.('button');
    if (button?.type === 'button') clickedButtons.add(button);
  };
  document.addEventListener('click', remember);
  document.addEventListener(
    'page-interactive',
    () => {
      document.removeEventListener('click', remember);
      setTimeout(() => clickedButtons.forEach((button) => button.isConnected && button.click()));
    },
    { once: true },
  );

  // A frame is on the screen some time after it was made; what comes before that is waited for by it. A busy browser may
  // never tell of it, so the wait has a limit.
  const afterFirstFrame = (work: () => void) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return work();
    const observer = new PerformanceObserver(() => finish());
    const limit = setTimeout(() => finish(), 300);
    const finish = () => {
      observer.disconnect();
      clearTimeout(limit);
      work();
    };
    observer.observe({ type: 'paint', buffered: true });
  };

  // A first frame may show a part of the document only, and a background tab is not painted until it is shown.
  document.addEventListener(
    'DOMContentLoaded',
    () => {
      if (document.hidden) fetchScripts();
      else requestAnimationFrame(() => setTimeout(() => afterFirstFrame(fetchScripts)));
    },
    { once: true },
  );
}
