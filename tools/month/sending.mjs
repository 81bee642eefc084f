import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { STRUCK_OFF } from './plan.mjs';

const JOB = 'invoices.transmit-documents';
/** What the office does wrong on a day of the month, in turn. */
const FAULTY_DAYS = [
  [/upload/, 'broken-after', 'slow'],
  [/upload/, 'lost', 'busy', 'garbled'],
  [/upload/, 'broken'],
  [/stareMesaj/, 'broken', 'lost', 'garbled'],
  [/descarcare/, 'broken', 'lost', 'slow'],
  [/upload/, 'expired', 'broken-after'],
  [/token$/, 'lost'],
  [/listaMesaje/, 'broken', 'garbled'],
  [/upload/, 'silent'],
];

/** Sends what was issued, with the faults of the day, and issues again what was rejected. */
export function sending({ office, shop, database, run, count, call }) {
  const known = { faults: 0, kills: 0, rejected: 0 };
  let worker = shop.startWorker();
  const until = async (isReached) => {
    while (!(await isReached())) await pause(200);
  };
  const isOver = async () => {
    const open = 'SELECT FROM scheduled_run WHERE name = $1 AND finished_at IS NULL';
    return (await database.query(open, [JOB])).rowCount === 0;
  };

  async function kill() {
    const exited = once(worker, 'exit');
    worker.kill('SIGKILL');
    await exited;
    known.kills += 1;
    await database.query('UPDATE scheduled_run SET lease_until = now() WHERE finished_at IS NULL');
    worker = shop.startWorker();
  }

  async function runToEnd() {
    await run();
    await until(isOver);
  }
  const dayPasses = () =>
    database.query(
      `UPDATE document_transmission SET called_at = called_at - interval '25 hours' WHERE state = 'sending'`,
    );

  async function reissue() {
    const { rows } = await database.query(
      `SELECT i.number FROM document_transmission t JOIN invoice i ON i.id = t.invoice_id
        WHERE t.state = 'rejected' AND i.kind = 'invoice' AND i.reversed_at IS NULL`,
    );
    for (const { number } of rows) {
      const body = { taxNumber: STRUCK_OFF.new };
      await call('POST', `/admin/api/invoices/${number}/reissue`, { body });
      known.rejected += 1;
    }
    return rows.length;
  }

  return {
    known,
    async day(index) {
      const [path, ...faults] = FAULTY_DAYS[index % FAULTY_DAYS.length];
      if (path.test('token')) office.expireTokens();
      const { unanswered } = office;
      const waiting = await count(`state = 'to_send'`);
      office.failNext(path, ...faults);
      known.faults += faults.length;
      if (faults.includes('silent') && waiting > 0) {
        await until(async () => {
          await run();
          return office.unanswered > unanswered;
        });
        await kill();
      } else await runToEnd();
      await runToEnd();
      await reissue();
      await dayPasses();
    },
    async rest(untilJobsAreDone) {
      do {
        await untilJobsAreDone();
        await runToEnd();
        await dayPasses();
      } while (
        (await reissue()) > 0 ||
        (await count(`state NOT IN ('accepted', 'rejected') OR seal_file IS NULL`)) > 0
      );
    },
  };
}
