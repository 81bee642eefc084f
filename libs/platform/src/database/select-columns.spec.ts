import { Column, Entity, ManyToOne, PrimaryColumn } from 'typeorm';
import { insertColumns, insertedColumns } from './insert-columns';
import { selectColumns } from './select-columns';

@Entity('cook')
class Cook {
  @PrimaryColumn({ type: 'integer' })
  id: number;

  @Column({ name: 'first_day', type: 'date' })
  firstDay: string;

  @ManyToOne(() => Cook)
  chef: unknown;

  @Column({ name: 'full_name', type: 'text' })
  fullName: string;
}

it('are the columns of the entity under the names of its fields, without its relations', () => {
  expect(selectColumns(Cook)).toBe('id, first_day::text AS "firstDay", full_name AS "fullName"');
  expect(selectColumns(Cook, 'c')).toBe(
    'c.id AS "id", c.first_day::text AS "firstDay", c.full_name AS "fullName"',
  );
});

it('are none of a class that is no entity', () => {
  expect(() => selectColumns(Date as never)).toThrow('Date is no entity.');
});

it('are inserted from the fields of rows, with parameters in their order', () => {
  const columns = insertColumns(Cook, ['chef'], 3);
  expect(columns).toMatchObject({ names: 'id, first_day, full_name', parameters: '$3, $4, $5', next: 6 });
  expect(columns.arrays).toBe('$3::integer[], $4::date[], $5::text[]');
  expect(columns.parameterOf('full_name')).toBe('$5');
  const ana = { fullName: 'Ana', id: 7, firstDay: '2026-11-30' };
  expect(columns.valuesOf(ana)).toEqual([7, '2026-11-30', 'Ana']);
  expect(columns.arraysOf([ana, { ...ana, id: 8 }])).toEqual([
    [7, 8],
    ['2026-11-30', '2026-11-30'],
    ['Ana', 'Ana'],
  ]);
});

it('are inserted from what each says of a row', () => {
  const columns = insertedColumns<{ name: string; grams: number }>({
    full_name: ({ name }) => name,
    kilograms: ['numeric', ({ grams }) => grams / 1000],
  });
  expect([columns.names, columns.parameters]).toEqual(['full_name, kilograms', '$1, $2']);
  expect(columns.valuesOf({ name: 'Flour', grams: 500 })).toEqual(['Flour', 0.5]);
});
