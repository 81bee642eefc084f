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

  /** Keys of optional columns that are shown. */
  @Column('jsonb')
  chosen: string[];

  /** Of who made it alone, until it is shared with the team. */
  @Column({ name: 'is_private', type: 'boolean' })
  isPrivate: boolean;

  /** Null after the account was deleted. */
  @Column({ name: 'created_by', type: 'integer', nullable: true })
  createdBy: number | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
