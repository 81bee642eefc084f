import { setTimeout as pause } from 'node:timers/promises';
import { strFromU8, unzipSync } from 'fflate';

/** A table that was exported as text: an object for each row. */
export function csvRows(text) {
  const [head, ...lines] = text.replace('\uFEFF', '').trimEnd().split(/\r?\n/);
  const cellsOf = (line) =>
    [...`${line};`.matchAll(/(?:"((?:[^"]|"")*)"|([^;]*));/g)].map(([, quoted, plain]) =>
      quoted === undefined ? plain : quoted.replaceAll('""', '"'),
    );
  const names = cellsOf(head);
  return lines.map((line) => Object.fromEntries(cellsOf(line).map((cell, index) => [names[index], cell])));
}

/** The same of a workbook, whose texts are in their cells or in its list of them. */
export function xlsxRows(file) {
  const files = unzipSync(file);
  const read = (name) => (files[name] ? strFromU8(files[name]) : '');
  const textOf = (xml) => [...xml.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text]) => text).join('');
  const shared = [...read('xl/sharedStrings.xml').matchAll(/<si>([\s\S]*?)<\/si>/g)].map(([, xml]) =>
    textOf(xml),
  );
  const sheet = read(Object.keys(files).find((name) => name.startsWith('xl/worksheets/')));
  const [head, ...rows] = [...sheet.matchAll(/<row[^>]*>([\s\S]*?)<\/row>/g)].map(([, row]) =>
    Object.fromEntries(
      [...row.matchAll(/<c r="([A-Z]+)\d+"([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)].map(
        ([, column, kind, xml = '']) => {
          const value = /<v>([^<]*)<\/v>/.exec(xml)?.[1] ?? textOf(xml);
          return [column, kind.includes('t="s"') ? shared[Number(value)] : value];
        },
      ),
    ),
  );
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([column, value]) => [head[column], value])),
  );
}

/** Everything of the month as the accountant gets it. */
export async function exportMonth(call, month) {
  const all = async (name) => {
    const rows = [];
    for (;;) {
      const page = await call('GET', `/admin/api/${name}?month=${month}&limit=1000&offset=${rows.length}`);
      rows.push(...page);
      if (page.length < 1000) return rows;
    }
  };
  const archivePath = `/admin/api/accounting-months/${month}/archive`;
  await call('POST', archivePath, { language: 'ro' });
  while ((await call('GET', archivePath)).archive?.state !== 'done') await pause(200);
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0))
    .toISOString()
    .slice(0, 10);
  return {
    sales: await all('sales-journal'),
    receipts: await all('receipts-journal'),
    receiptSums: await call('GET', `/admin/api/receipts-sums?month=${month}`),
    vat: await call('GET', `/admin/api/vat-report?from=${month}-01&to=${last}`),
    states: await call('GET', `/admin/api/accounting-states?month=${month}`),
    open: await call('GET', '/admin/api/open-items/sums'),
    invoiceSums: await call('GET', `/admin/api/invoice-sums?from=${month}-01&to=${last}`),
    files: unzipSync(await call('GET', `${archivePath}.zip`)),
  };
}
