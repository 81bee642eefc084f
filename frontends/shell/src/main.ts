import '@kp/ui/theme';

/*
 * One file, but evaluated in slices, each in a task of its own, so that a slow phone responds in between:
 * React DOM, then `@kp/client` (with the scroll position), `@kp/ui` (with the not-found page) and the rest.
 */
const slices = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './routing/scroll-position'),
  () => import(/* webpackMode: "eager" */ './pages/not-found-page'),
  () => import(/* webpackMode: "eager" */ './client'),
];

async function start(): Promise<void> {
  for (const load of slices) {
    await new Promise((resolve) => setTimeout(resolve));
    await load();
  }
}

void start();
