import '@kp/ui/theme';

/*
 * The parts of the entry, all in one file, but each evaluated in a task of its own: a slow phone answers to touches in
 * between. Whoever comes later finds the earlier ones ready.
 */
const parts = [
  () => import(/* webpackMode: "eager" */ './parts/renderer'),
  () => import(/* webpackMode: "eager" */ './parts/store'),
  () => import(/* webpackMode: "eager" */ './parts/kit'),
  () => import(/* webpackMode: "eager" */ './client'),
];

async function start(): Promise<void> {
  for (const part of parts) {
    await new Promise((resolve) => setTimeout(resolve));
    await part();
  }
}

void start();
