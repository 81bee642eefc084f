/*
 * Runs before the first paint of every page, as a small file of its own (tools/build/first-paint.mjs) without imports.
 *
 * The server draws the same page for everybody; how this visitor likes the product list is a word on the root element,
 * by which the styles lay the very same elements out. So nothing moves when the page comes to life.
 *
 * A rendered page can be read without its scripts, so they are fetched once it has been painted: until then styles, font
 * and pictures have the network to themselves. The attributes of this script say which: `data-fetch` files that will be
 * needed, `data-ask` one that is asked for by `fetch`, `data-run` what brings the page to life.
 *
 * Links and forms work without scripts. Other buttons that are pressed before the page hears it are pressed again when it
 * does.
 */
{
  let view: string | null = null;
  try {
    view = localStorage.getItem('productView');
  } catch {
    // A browser that refuses storage shows the usual arrangement.
  }
  if (view === 'list') document.documentElement.dataset.productView = view;

  const { fetch = '', ask = '', run = '' } = document.currentScript?.dataset ?? {};

  const append = (name: 'link' | 'script', properties: object) =>
    document.head.append(Object.assign(document.createElement(name), properties));
  const each = (addresses: string, use: (address: string) => void) =>
    addresses.split(' ').filter(Boolean).forEach(use);
  const bringToLife = () => each(run, (src) => append('script', { src }));
  const fetchScripts = () => {
    each(`${run} ${fetch}`, (href) => append('link', { rel: 'preload', as: 'script', href }));
    each(ask, (href) => append('link', { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href }));
    // The scripts read the whole document.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', bringToLife);
    else bringToLife();
  };

  const pressed = new Set<HTMLButtonElement>();
  const remember = ({ target }: Event) => {
    const button = (target as Element).closest?.('button');
    if (button?.type === 'button') pressed.add(button);
  };
  document.addEventListener('click', remember);
  document.addEventListener(
    'page-hears',
    () => {
      document.removeEventListener('click', remember);
      setTimeout(() => pressed.forEach((button) => button.isConnected && button.click()));
    },
    { once: true },
  );

  // A page in a tab behind others is not painted before somebody looks at it; it gets ready all the same.
  if (document.hidden) fetchScripts();
  else requestAnimationFrame(() => setTimeout(fetchScripts));
}
