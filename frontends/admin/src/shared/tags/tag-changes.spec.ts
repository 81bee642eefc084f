import { tagsAfter, undoOf } from './tag-changes';

const BEFORE = [
  { id: 1, tags: ['Fragile'] },
  { id: 2, tags: ['Gift', 'Urgent'] },
];

it('shows what a change makes of each row, without a tag twice in another case', () => {
  expect(tagsAfter(BEFORE, { ids: [1, 3], add: ['fragile', 'New'], remove: ['Gift'] })).toEqual([
    { id: 2, tags: ['Gift', 'Urgent'] },
    { id: 1, tags: ['Fragile', 'New'] },
    { id: 3, tags: ['fragile', 'New'] },
  ]);
});

it('is undone for those rows alone that it has changed', () => {
  expect(undoOf({ ids: [1, 2], add: ['Urgent'], remove: ['Gift', 'Old'] }, BEFORE)).toEqual([
    { ids: [1], remove: ['Urgent'] },
    { ids: [2], add: ['Gift'] },
  ]);
});
