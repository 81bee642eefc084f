/**
 * Source of the thread that parses a sheet and gives its rows in batches, each when it is asked for. The library reads
 * a formula without a result as an empty cell, which would empty what is stored, and fills gaps between rows: both are
 * looked for before. A formula without a result is an error like "#N/A", with which its row alone fails if the cell is used.
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
    const errors = [];
    for (const [, row] of xml.matchAll(/<(?:\\w+:)?row\\b[^>]*\\br="(\\d+)"/g)) {
      if (Number(row) > workerData.rows) throw new Refusal('TABLE.TOO_MANY_ROWS', Number(row));
    }
    for (const [, marks, , content = ''] of xml.matchAll(/<(?:\\w+:)?c\\b([^>]*?)(\\/>|>([^]*?)<\\/(?:\\w+:)?c>)/g)) {
      const [, letters = '', digits = '0'] = /\\br="([A-Z]{1,7})(\\d{1,10})"/.exec(marks) ?? [];
      const row = Number(digits);
      if (row > workerData.rows) throw new Refusal('TABLE.TOO_MANY_ROWS', row);
      if (numberOf(letters) > workerData.columns) throw new Refusal('TABLE.TOO_MANY_COLUMNS', row);
      const isFormula = /<(?:\\w+:)?f[ >\\/]/.test(content);
      const error = /\\bt="e"/.test(marks) && /<(?:\\w+:)?v\\b[^>]*>([^<]*)</.exec(content)?.[1];
      const isWithout = isFormula && !/<(?:\\w+:)?v[ >\\/]/.test(content);
      if (error || isWithout) errors.push([row - 1, numberOf(letters) - 1, error || '#N/A']);
    }
    return errors;
  }

  /** With more of them than rows a sheet is a picture. */
  function mergedOf(xml) {
    const ref = /<(?:\\w+:)?mergeCell\\b[^>]*\\bref="([A-Z]{1,3})(\\d{1,7}):([A-Z]{1,3})(\\d{1,7})"/g;
    const merged = [];
    for (const [, first, from, last, to] of xml.matchAll(ref)) {
      if (merged.length === workerData.rows) return [];
      merged.push([Number(from), Number(to), numberOf(first) - 1, numberOf(last) - 1]);
    }
    return merged;
  }

  /** The others do not matter, whatever is in them. */
  function sheetOf(content) {
    const parts = unzipSync(new Uint8Array(content), { filter: ({ name }) => name === workerData.part });
    return strFromU8(parts[workerData.part] ?? new Uint8Array());
  }

  async function rowsOf(content) {
    const xml = sheetOf(content);
    const errors = checkCells(xml);
    const merged = mergedOf(xml);
    const rows = await readSheet(content, workerData.sheet, { trim: false });
    const named = rows.filter((cells) => cells.some((cell) => cell !== null)).slice(0, workerData.headRows);
    const isNamed = (column) => named.some((cells) => cells[column] != null);
    for (const [row, column, error] of errors) {
      if (!isNamed(column)) continue;
      while (rows.length <= row) rows.push([]);
      while (rows[row].length <= column) rows[row].push(null);
      rows[row][column] = error;
    }
    return { rows, merged };
  }

  const reading = rowsOf(workerData.content).catch(
    ({ message, problem, row }) => {
      const [, wrong] = /\\brow (\\d+)/.exec(message) ?? [];
      if (problem) return { problem, row };
      return wrong ? { problem: 'TABLE.UNREADABLE', row: Number(wrong) } : { problem: 'TABLE.NOT_A_WORKBOOK', row: null };
    },
  );
  let next = 0;
  parentPort.on('message', async (size) => {
    const { rows, merged, ...refusal } = await reading;
    parentPort.postMessage(rows ? { rows: rows.slice(next, next + size), merged: next ? [] : merged } : refusal);
    next += size;
  });`;
