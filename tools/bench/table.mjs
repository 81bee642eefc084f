const number = (value) => {
  if (value === undefined) return '';
  return value >= 100 ? Math.round(value).toString() : value.toFixed(1);
};
const milliseconds = (value) => value?.toFixed(2) ?? '';

/** @param {string[]} head @param {(string | number)[][]} rows */
export function markdownTable(head, rows) {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/**
 * Measured rows as a Markdown table.
 * @param {{ name: string, shop: object, ceiling?: object, ratio?: number, bar?: number }[]} rows
 */
export function asTable(rows) {
  const lines = rows.map(({ name, shop, ceiling, ratio, bar }) => {
    return [
      name,
      number(shop.perSecond),
      number(shop.p50),
      number(shop.p99),
      ceiling ? number(ceiling.perSecond) : '',
      ratio === undefined ? '' : ratio.toFixed(2),
      bar === undefined ? '' : `≥ ${bar}`,
      `${shop.errors + shop.refused}`,
      milliseconds(shop.gatewayMs),
      milliseconds(shop.databaseMs),
    ];
  });
  return markdownTable(
    [
      'what',
      'requests/s',
      'p50 ms',
      'p99 ms',
      'ceiling/s',
      'ratio',
      'bar',
      'failures',
      'gateway ms',
      'database ms',
    ],
    lines,
  );
}
