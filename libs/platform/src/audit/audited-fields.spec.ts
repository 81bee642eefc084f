import { auditedBy } from './audited-fields';

interface Shelf {
  id: number;
  name: string;
  depthMm: number;
  note?: string;
}

describe('the fields of a change that the audit log shows', () => {
  it('are those that are named, some in another form', () => {
    const audited = auditedBy<Shelf>({
      id: false,
      name: true,
      note: true,
      depthMm: (depth) => ({ depth: `${depth / 10} cm` }),
    });
    const shelf = { id: 1, name: 'Top', depthMm: 400, version: 3 };
    expect(audited(shelf)).toEqual({ name: 'Top', depth: '40 cm', note: undefined });
  });

  it('are all decided, or it does not compile', () => {
    // @ts-expect-error depthMm was forgotten.
    const forgotten = auditedBy<Shelf>({ id: false, name: true, note: true });
    // @ts-expect-error An optional field too.
    const forgottenOption = auditedBy<Shelf>({ id: false, name: true, depthMm: true });
    expect(
      [forgotten, forgottenOption].map((audited) => 'depth' in audited({ id: 1, name: '', depthMm: 1 })),
    ).toEqual([false, false]);
  });
});
