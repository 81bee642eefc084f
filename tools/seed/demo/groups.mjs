import { groups, optionWords } from '../data/groups.mjs';
import { insertRows } from './rows.mjs';

/** Only of products that were added: those of the owner stay as they are. */
export async function seedGroups(client, added) {
  await insertRows(client, 'attribute_text', optionWords());
  const ids = new Map(added.map(({ id, slug }) => [slug, id]));
  for (const { name, names, options, variants } of groups) {
    const members = Object.entries(variants).filter(([slug]) => ids.has(slug));
    if (members.length < 2) continue;
    const [group] = await insertRows(
      client,
      'product_group',
      [{ name, names: JSON.stringify(names), options }],
      'id',
    );
    for (const [index, [slug, values]] of members.entries())
      await client.query(
        'UPDATE product SET group_id = $1, group_position = $2, option_values = $3 WHERE id = $4',
        [group.id, index + 1, values, ids.get(slug)],
      );
  }
}
