import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import type { ImportRow } from '@kp/platform/imports';
import { GROUP_CODE_SQL, groupNumberOf, isGroupField, optionsOf, valuesOf } from '../groups/group-cells';
import { JOIN_NAMED_GROUPS, LEAVE_GROUPS } from '../groups/product-groups.queries';
import type { PlannedProduct } from './plan-imported-product';

export interface KnownGroup {
  id: number;
  code: string;
  name: string;
  options: string[];
  members: { id: number; values: string[]; category: string }[];
}

/** By codes in small letters, and numbers of those without a code of their own. */
const KNOWN_GROUPS = prepared(
  'catalog.import-groups',
  `SELECT g.id, ${GROUP_CODE_SQL} AS code, g.name, g.options,
          (SELECT coalesce(json_agg(json_build_object('id', p.id, 'values', p.option_values, 'category', c.slug)), '[]')
             FROM product p JOIN category c ON c.id = p.category_id
            WHERE p.group_id = g.id AND p.deleted_at IS NULL) AS members
     FROM product_group g WHERE lower(g.code) = ANY ($1::text[]) OR (g.code IS NULL AND g.id = ANY ($2::int[]))`,
);
const LOCK_GROUPS = prepared(
  'catalog.import-lock-groups',
  `SELECT id FROM product_group WHERE lower(code) = ANY ($1::text[]) OR (code IS NULL AND id = ANY ($2::int[]))
    ORDER BY id FOR UPDATE`,
);
const INSERT_GROUPS = prepared(
  'catalog.import-insert-groups',
  `INSERT INTO product_group (code, name, options)
   SELECT code, name, ARRAY(SELECT jsonb_array_elements_text(options))
     FROM unnest($1::text[], $2::text[], $3::jsonb[]) AS added (code, name, options)`,
);
const UPDATE_GROUPS = prepared(
  'catalog.import-update-groups',
  `UPDATE product_group g
      SET name = change.name, options = ARRAY(SELECT jsonb_array_elements_text(change.options)), version = g.version + 1
     FROM unnest($1::int[], $2::text[], $3::jsonb[]) AS change (id, name, options) WHERE g.id = change.id`,
);

export const groupKey = (code: string): string => code.toLowerCase();

interface GroupedProduct {
  id: number;
  plan: PlannedProduct;
  changed: readonly string[];
}

/** Groups of variants that files name. */
@Injectable()
export class ImportedGroups {
  constructor(private readonly sql: Sql) {}

  /** By `groupKey`. */
  async known(codes: readonly string[]): Promise<Map<string, KnownGroup>> {
    if (codes.length === 0) return new Map();
    const groups = await this.sql.rows<KnownGroup>(KNOWN_GROUPS, keysOf(codes));
    return new Map(groups.map((group) => [groupKey(group.code), group]));
  }

  /** Before their products, as a change of the group does. */
  async lock(rows: readonly ImportRow[]): Promise<void> {
    const codes = rows.flatMap(({ cells }) => cells.get('group') || []);
    if (codes.length > 0) await this.sql.run(LOCK_GROUPS, keysOf(codes));
  }

  /** Of products that are stored already. */
  async save(written: readonly GroupedProduct[]): Promise<void> {
    const changed = written.filter((product) => product.changed.some(isGroupField));
    const [left, joining] = [changed.filter((each) => !codeOf(each)), changed.filter(codeOf)];
    if (left.length > 0) await this.sql.run(LEAVE_GROUPS, [left.map(({ id }) => id)]);
    if (joining.length === 0) return;
    const ids = await this.saveGroups(joining);
    await this.sql.run(JOIN_NAMED_GROUPS, [
      joining.map(({ id }) => id),
      joining.map((each) => ids.get(groupKey(codeOf(each)))),
      joining.map(({ plan }) => JSON.stringify(valuesOf(plan.after))),
    ]);
  }

  /** The last row of a group says what it is called. @returns ids by `groupKey` */
  private async saveGroups(joining: readonly GroupedProduct[]): Promise<Map<string, number>> {
    const last = new Map(joining.map((each) => [groupKey(codeOf(each)), each.plan.after]));
    const known = await this.known([...last.keys()]);
    const added = [...last].filter(([key]) => !known.has(key)).map(([, after]) => after);
    const renamed = [...last].flatMap(([key, after]) => {
      const group = known.get(key);
      const isSame = group?.name === after['groupName'] && sameWords(group!.options, optionsOf(after));
      return group && !isSame ? [{ id: group.id, after }] : [];
    });
    if (added.length > 0)
      await this.sql.run(INSERT_GROUPS, [added.map((after) => after['group']), ...namesOf(added)]);
    if (renamed.length > 0)
      await this.sql.run(UPDATE_GROUPS, [
        renamed.map(({ id }) => id),
        ...namesOf(renamed.map(({ after }) => after)),
      ]);
    const all = added.length > 0 ? await this.known([...last.keys()]) : known;
    return new Map([...all].map(([key, { id }]) => [key, id]));
  }
}

type Texts = PlannedProduct['after'];

const codeOf = ({ plan }: GroupedProduct): string => plan.after['group'] ?? '';
const namesOf = (texts: readonly Texts[]) => [
  texts.map((after) => after['groupName']),
  texts.map((after) => JSON.stringify(optionsOf(after))),
];
const keysOf = (codes: readonly string[]) => [
  [...new Set(codes.map(groupKey))],
  codes.flatMap((code) => groupNumberOf(code) ?? []),
];

export const sameWords = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((word, place) => word === other[place]);
