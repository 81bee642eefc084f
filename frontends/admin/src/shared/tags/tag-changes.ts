interface Tagged {
  readonly id: number;
  readonly tags: readonly string[];
}

export interface TagChange {
  readonly ids: readonly number[];
  readonly add?: readonly string[];
  readonly remove?: readonly string[];
}

const isSame = (one: string) => (other: string) => one.toLowerCase() === other.toLowerCase();

/** What a list of tags is after a change of some of its rows; upper and lower case are the same. */
export function tagsAfter(tagged: readonly Tagged[], { ids, add = [], remove = [] }: TagChange) {
  const tagsOf = (id: number) => tagged.find((each) => each.id === id)?.tags ?? [];
  const changed = ids.map((id) => {
    const left = tagsOf(id).filter((tag) => !remove.some(isSame(tag)));
    return { id, tags: [...left, ...add.filter((tag) => !left.some(isSame(tag)))] };
  });
  const others = tagged.filter(({ id }) => !ids.includes(id));
  return [...others, ...changed].map(({ id, tags }) => ({ id, tags: [...tags] }));
}

/** The changes that make the rows what they were: one for each tag, of those rows that it has changed. */
export function undoOf({ ids, add = [], remove = [] }: TagChange, before: readonly Tagged[]): TagChange[] {
  const had = (id: number, tag: string) =>
    before.some((each) => each.id === id && each.tags.some(isSame(tag)));
  return [
    ...add.map((tag) => ({ ids: ids.filter((id) => !had(id, tag)), remove: [tag] })),
    ...remove.map((tag) => ({ ids: ids.filter((id) => had(id, tag)), add: [tag] })),
  ].filter((change) => change.ids.length > 0);
}
