import { Column, Entity, ManyToOne, PrimaryColumn } from 'typeorm';
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
