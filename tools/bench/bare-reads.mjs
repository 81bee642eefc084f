import { fork } from 'node:child_process';
import { pickPort } from '../start/ports.mjs';

/** Headers that a bare server would set itself. */
const LEFT_OUT = ['date', 'connection', 'content-length', 'transfer-encoding', 'keep-alive'];

/** The exact bytes of an answer, as the load generator will ask for it. */
async function capture(url, path, headers) {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(`${url}${path}`, { headers }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const kept = Object.entries(answer.headers).filter(([name]) => !LEFT_OUT.includes(name));
        resolve({ headers: Object.fromEntries(kept), body: Buffer.concat(parts).toString('base64') });
      });
    })
      .on('error', reject)
      .end();
  });
}

const said = (child, word) =>
  new Promise((resolve) => {
    const listen = (message) => {
      if (!message[word]) return;
      child.off('message', listen);
      resolve();
    };
    child.on('message', listen);
  });

/** Bare Fastify in a process of its own that answers `paths` with the shop's bytes. */
export async function startBareReads(shopUrl, paths, headers) {
  const port = await pickPort();
  const child = fork(new URL('./bare-fastify.mjs', import.meta.url), {
    env: { ...process.env, PORT: String(port) },
  });
  await said(child, 'listening');
  const answers = {};
  for (const path of paths) {
    await capture(shopUrl, path, headers);
    answers[path] = await capture(shopUrl, path, headers);
  }
  const ready = said(child, 'ready');
  child.send({ answers });
  await ready;
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}
