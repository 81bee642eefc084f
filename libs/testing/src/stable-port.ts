import { randomInt } from 'node:crypto';

/** Below the ports that systems hand out by themselves. */
const FIRST_PORT = 20_000;
const PORT_COUNT = 10_000;

/** A port for a server that is stopped and started again: meanwhile no other spec is given it as a free one. */
export const stablePort = (): number => FIRST_PORT + randomInt(PORT_COUNT);
