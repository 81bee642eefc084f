/** Questions with an odd id may be looked at while tuning; those with an even id only count. */
export const isOdd = ({ id }) => id % 2 === 1;

export const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

const figure = (rows, measure) => (rows.length === 0 ? '–' : mean(rows.map(measure)).toFixed(3));

const line = (cells) => `| ${cells.join(' | ')} |`;

/**
 * Means of both halves as a Markdown table, a row per value of `by` and one of all.
 * @param {object[]} results with `id`, the field `by` and what the measures read
 * @param {string} by
 * @param {Record<string, (result: object) => number>} measures by their heading
 */
export function asTable(results, by, measures) {
  const headings = Object.keys(measures).flatMap((name) => [`${name}, odd`, 'even']);
  const row = (name, rows) => {
    const halves = [rows.filter(isOdd), rows.filter((result) => !isOdd(result))];
    const cells = Object.values(measures).flatMap((measure) => halves.map((half) => figure(half, measure)));
    return line([name, rows.length, ...cells]);
  };
  const names = [...new Set(results.map((result) => result[by]))];
  return [
    line([by, 'number', ...headings]),
    line(['---', '---', ...headings.map(() => '---')]),
    ...names.map((name) =>
      row(
        name,
        results.filter((result) => result[by] === name),
      ),
    ),
    row('all', results),
  ].join('\n');
}
