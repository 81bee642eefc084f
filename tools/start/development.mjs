import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { startProcess } from './processes.mjs';
import { migrate, startGateway, startWorker, waitUntilServing } from './shop.mjs';

const BUILD = 'tools/build/build.mjs';
const SERVICES = ['services/gateway', 'services/worker'];
/** A change of a shared library rebuilds several projects: one restart for all of them. */
const SETTLE_MILLISECONDS = 200;
/** Which process reads what a project builds; the gateway holds the server rendering of the shell in memory. */
const READERS = { 'services/gateway': 'gateway', 'services/worker': 'worker', 'frontends/shell': 'gateway' };

function projectsOf(root) {
  const folder = path.join(root, 'frontends');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const frontends = names.filter((name) => existsSync(path.join(folder, name, 'project.json')));
  return [...SERVICES, ...frontends.map((name) => `frontends/${name}`)];
}

/** Builds a project at every save. */
function watchProject({ root, dataDir, progress, running }, project, onBuilt) {
  let resolveFirst;
  const first = new Promise((resolve) => (resolveFirst = resolve));
  const watcher = startProcess({
    name: `build-${project.replace('/', '-')}`,
    args: [BUILD, project, '--watch'],
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development' },
    dataDir,
    development: false,
    say: progress.say,
    onLine: (line) => {
      if (!line.startsWith('built ')) return void (line.trim() && progress.say(`${project}: ${line}`));
      resolveFirst();
      onBuilt(project);
    },
  });
  void watcher.ended.then(running.fail);
  return { watcher, first };
}

/** One process of the shop, started again at every build; a crash is told and waits for the next save. */
function createRestarter(context, name, start) {
  const { running, progress } = context;
  let current = null;
  const launch = () => {
    current = start(context);
    void running.add(name, Promise.resolve(current));
    void current.ended.then((sentence) => progress.say(`${sentence}\n${name} waits for the next save.`));
  };
  return {
    launch,
    async restart() {
      await current.stop();
      launch();
      progress.say(`↻ ${name} restarted`);
    },
  };
}

function createReloader(context) {
  const shop = {
    gateway: createRestarter(context, 'gateway', startGateway),
    worker: createRestarter(context, 'worker', startWorker),
  };
  const due = new Set();
  let timer = null;
  let working = Promise.resolve();
  const reload = async () => {
    const names = [...due];
    due.clear();
    if (context.signal.aborted) return;
    try {
      if (names.includes('worker')) await migrate(context);
      await Promise.all(names.map((name) => shop[name].restart()));
    } catch (error) {
      context.progress.say(error.message);
    }
  };
  return {
    start: () => Object.values(shop).forEach((restarter) => restarter.launch()),
    built(project) {
      const reader = READERS[project];
      if (!reader) return context.progress.say(`↻ ${project} rebuilt`);
      due.add(reader);
      clearTimeout(timer);
      timer = setTimeout(() => (working = working.then(reload)), SETTLE_MILLISECONDS);
    },
  };
}

/** Builds every project and keeps building it when a file is saved. */
export async function startWatching(context) {
  let reloader = null;
  const step = context.progress.begin('Building the shop');
  const onBuilt = (project) => reloader?.built(project);
  const watched = projectsOf(context.root).map((project) => watchProject(context, project, onBuilt));
  const stop = () => Promise.all(watched.map(({ watcher }) => watcher.stop()));
  void context.running.add('watchers', Promise.resolve({ stop }));
  let built = 0;
  for (const { first } of watched) void first.then(() => step.detail(`${(built += 1)} of ${watched.length}`));
  await Promise.race([Promise.all(watched.map(({ first }) => first)), context.running.failure]);
  step.done('Shop built, watching');
  return {
    async startShop(withEnv) {
      reloader = createReloader(withEnv);
      reloader.start();
      await Promise.race([waitUntilServing(withEnv, withEnv.signal), withEnv.running.failure]);
    },
  };
}
