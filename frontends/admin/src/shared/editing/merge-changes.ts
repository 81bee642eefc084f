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
  const isMine = (field: keyof Values) => mine[field] !== base[field];
  const merged = fields.map((field) => [field, isMine(field) ? mine[field] : theirs[field]]);
  const conflicts = fields.filter(
    (field) => isMine(field) && theirs[field] !== base[field] && mine[field] !== theirs[field],
  );
  return { values: Object.fromEntries(merged) as Values, conflicts };
}
