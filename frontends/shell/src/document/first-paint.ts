/*
 * Runs before the first paint of every page, as a small file of its own (tools/build/first-paint.mjs) without imports.
 * The server draws the same page for everybody; how this visitor likes the product list is a word on the root element,
 * by which the styles lay the very same elements out. So nothing moves when the page comes to life.
 */
{
  let view: string | null = null;
  try {
    view = localStorage.getItem('productView');
  } catch {
    // A browser that refuses storage shows the usual arrangement.
  }
  if (view === 'list') document.documentElement.dataset.productView = view;
}
