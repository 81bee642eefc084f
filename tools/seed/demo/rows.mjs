/** "showOnMainTop" is the column show_on_main_top. */
export const columnOf = (field) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Inserts rows of one shape in one statement; rows that collide with existing ones are left out.
 *
 * @param {string} table
 * @param {Record<string, unknown>[]} rows fields in camelCase, one per column
 * @param {string} [returning] columns to give back, e.g. "id, slug"
 */
export async function insertRows(client, table, rows, returning = '') {
  if (rows.length === 0) return [];
  const fields = Object.keys(rows[0]);
  const values = rows.map(
    (_, row) => `(${fields.map((_, i) => `$${row * fields.length + i + 1}`).join(', ')})`,
  );
  const result = await client.query(
    `INSERT INTO ${table} (${fields.map(columnOf).join(', ')}) VALUES ${values.join(', ')}
     ON CONFLICT DO NOTHING ${returning && `RETURNING ${returning}`}`,
    rows.flatMap((row) => fields.map((field) => row[field] ?? null)),
  );
  return result.rows;
}
