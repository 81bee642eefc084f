import {
  RIGHTS_TO_COME,
  ROLE_PRESETS,
  rightsOfRoles,
  STAFF_RIGHTS,
  withNeededRights,
  withoutRight,
} from './staff-roles';

describe('The rights of the staff', () => {
  it('stand in one area each', () => {
    expect(new Set(STAFF_RIGHTS).size).toBe(STAFF_RIGHTS.length);
    expect(STAFF_RIGHTS).toEqual(expect.arrayContaining([...RIGHTS_TO_COME]));
  });

  it.each(Object.entries(ROLE_PRESETS))('of the role %s are complete', (_role, rights) => {
    expect(withNeededRights(rights)).toEqual(STAFF_RIGHTS.filter((right) => rights.includes(right as never)));
  });

  it.each([
    [['orders'], ['orders:read', 'orders:ship', 'orders', 'amounts']],
    [['catalog'], ['catalog', 'stock']],
    [['roles'], ['staff', 'roles']],
    [['stock'], ['stock']],
  ] as const)('%j come with what they need', (chosen, all) => {
    expect(withNeededRights(chosen)).toEqual(all);
  });

  it.each([
    ['amounts', ['orders:read', 'orders:ship']],
    ['orders:read', ['amounts']],
    ['orders', ['orders:read', 'orders:ship', 'amounts']],
  ] as const)('without %s nothing is left that needs it', (taken, left) => {
    expect(withoutRight(['orders:read', 'orders:ship', 'orders', 'amounts'], taken)).toEqual(left);
  });

  it('of several roles are those of each; an owner has all', () => {
    const catalogue = { preset: 'catalogue', rights: ['catalog', 'stock'] } as const;
    const own = { preset: null, rights: ['amounts', 'a right of an earlier release'] };
    expect(rightsOfRoles([catalogue, own])).toEqual(['amounts', 'catalog', 'stock']);
    expect(rightsOfRoles([own, { preset: 'owner', rights: [] }])).toEqual(STAFF_RIGHTS);
    expect(rightsOfRoles([])).toEqual([]);
  });
});
