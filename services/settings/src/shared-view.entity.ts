import type { SharedViewList } from '@kp/commerce';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('shared_view')
export class SharedView {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('text')
  list: SharedViewList;

  @Column('text')
  name: string;

  /** Search, filters and sort, as in the address. */
  @Column('text')
  query: string;

  /** Keys of columns. */
  @Column('jsonb')
  hidden: string[];

  /** Keys of columns; empty while none was moved. */
  @Column({ name: 'column_order', type: 'jsonb' })
  order: string[];

  /** Null after the account was deleted. */
  @Column({ name: 'created_by', type: 'integer', nullable: true })
  createdBy: number | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
