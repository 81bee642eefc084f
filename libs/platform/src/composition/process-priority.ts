import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';

/**
 * Before or behind the other processes of a busy machine.
 * @param niceness -20 (first) to 19 (last); without the right to go first nothing changes
 */
export function setProcessPriority(niceness: number): void {
  try {
    os.setPriority(niceness);
    // Linux may share out the processor among sessions first, so a session of this process alone gets the priority too.
    const [, , , session] = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)!.split(' ');
    if (Number(session) === process.pid) writeFileSync('/proc/self/autogroup', String(niceness));
  } catch {
    // Going first needs a right, and other systems have no such groups.
  }
}
