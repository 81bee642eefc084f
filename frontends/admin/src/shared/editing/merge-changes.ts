interface Merge<Values> {
  /** With their changes of what was not changed here. */
  readonly values: Values;
  /** Changed here and there, to different values. */
  readonly conflicts: readonly (keyof Values & string)[];
}

/** @param base what both started from */
export function mergeChanges<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): Merge<Values> {
  const fields = Object.keys(base) as (keyof Values & string)[];
  const differs = (field: keyof Values, one: Values, other: Values) =>
    JSON.stringify(one[field]) !== JSON.stringify(other[field]);
  const isMine = (field: keyof Values) => differs(field, mine, base);
  const merged = fields.map((field) => [field, isMine(field) ? mine[field] : theirs[field]]);
  const conflicts = fields.filter(
    (field) => isMine(field) && differs(field, theirs, base) && differs(field, mine, theirs),
  );
  return { values: Object.fromEntries(merged) as Values, conflicts };
}
