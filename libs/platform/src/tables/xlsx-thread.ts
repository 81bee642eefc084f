/**
 * Source of the thread that parses the first sheet and gives its rows in batches, each when it is asked for. The library reads
 * a formula without a result as an empty cell, which would empty what is stored, and fills gaps between rows: both are
 * looked for before.
 */
export const XLSX_THREAD = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { strFromU8, unzipSync } = require(workerData.zip);
  const { readSheet } = require(workerData.library);

  class Refusal extends Error {
    constructor(problem, row = null) {
      super(problem);
      Object.assign(this, { problem, row });
    }
  }

  const numberOf = (letters) => [...letters].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0);

  function checkCells(xml) {
    for (const [, row] of xml.matchAll(/<(?:\\w+:)?row\\b[^>]*\\br="(\\d+)"/g)) {
      if (Number(row) > workerData.rows) throw new Refusal('TABLE.TOO_MANY_ROWS', Number(row));
    }
    for (const [, marks, , content = ''] of xml.matchAll(/<(?:\\w+:)?c\\b([^>]*?)(\\/>|>([^]*?)<\\/(?:\\w+:)?c>)/g)) {
      const [, letters = '', digits = '0'] = /\\br="([A-Z]{1,7})(\\d{1,10})"/.exec(marks) ?? [];
      const row = Number(digits);
      if (row > workerData.rows) throw new Refusal('TABLE.TOO_MANY_ROWS', row);
      if (numberOf(letters) > workerData.columns) throw new Refusal('TABLE.TOO_MANY_COLUMNS', row);
      const isFormula = /<(?:\\w+:)?f[ >\\/]/.test(content);
      if (/\\bt="e"/.test(marks) || (isFormula && !/<(?:\\w+:)?v[ >\\/]/.test(content))) {
        throw new Refusal('TABLE.FORMULA_WITHOUT_RESULT', row);
      }
    }
  }

  async function rowsOf(content) {
    const sheets = unzipSync(new Uint8Array(content), { filter: ({ name }) => name.startsWith('xl/worksheets/') });
    for (const sheet of Object.values(sheets)) checkCells(strFromU8(sheet));
    return readSheet(content, 1, { trim: false });
  }

  const reading = rowsOf(workerData.content).then(
    (rows) => ({ rows }),
    ({ message, problem, row }) => {
      const [, wrong] = /\\brow (\\d+)/.exec(message) ?? [];
      if (problem) return { problem, row };
      return wrong ? { problem: 'TABLE.UNREADABLE', row: Number(wrong) } : { problem: 'TABLE.NOT_A_WORKBOOK', row: null };
    },
  );
  let next = 0;
  parentPort.on('message', async (size) => {
    const { rows, ...refusal } = await reading;
    parentPort.postMessage(rows ? { rows: rows.slice(next, (next += size)) } : refusal);
  });`;
