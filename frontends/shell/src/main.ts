import '@kp/ui/theme';

/* One file, but each module is evaluated in a task of its own, so that a slow phone responds in between. */
const modules = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@kp/client'),
  () => import(/* webpackMode: "eager" */ '@kp/ui'),
  () => import(/* webpackMode: "eager" */ './client'),
];

async function start(): Promise<void> {
  for (const load of modules) {
    await new Promise((resolve) => setTimeout(resolve));
    await load();
  }
}

void start();
