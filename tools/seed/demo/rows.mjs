/** "showOnMainTop" is the column show_on_main_top. */
export const columnOf = (field) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Their rows are noted, so that removing the demo touches no row of the owner. */
const NOTED = new Set(['category', 'product', 'supplier', 'app_user', 'orders', 'company_settings']);

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
  const insert = `INSERT INTO ${table} (${fields.map(columnOf).join(', ')}) VALUES ${values.join(', ')}
     ON CONFLICT DO NOTHING`;
  const statement = NOTED.has(table)
    ? `WITH added AS (${insert} RETURNING *), noted AS (
         INSERT INTO demo_row (table_name, row_id) SELECT '${table}', id FROM added ON CONFLICT DO NOTHING)
       SELECT ${returning || 'id'} FROM added`
    : `${insert} ${returning && `RETURNING ${returning}`}`;
  const result = await client.query(
    statement,
    rows.flatMap((row) => fields.map((field) => row[field] ?? null)),
  );
  return returning ? result.rows : [];
}
