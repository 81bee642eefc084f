/* Loaded into a gateway: the first SIGUSR2 starts a profile of the processor, the next one writes it to PROFILE_FILE. */
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';

const session = new Session();
let isRunning = false;

process.on('SIGUSR2', async () => {
  isRunning = !isRunning;
  if (isRunning) {
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.start');
  } else {
    const { profile } = await session.post('Profiler.stop');
    writeFileSync(process.env.PROFILE_FILE, JSON.stringify(profile));
    session.disconnect();
  }
});
