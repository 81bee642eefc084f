import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export type ReviewStatus = 'approved' | 'pending' | 'rejected';

@Entity('review')
export class Review {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ name: 'product_id', type: 'integer' })
  productId: number;

  @Column({ name: 'user_id', type: 'integer', nullable: true })
  userId: number | null;

  @Column({ name: 'author_name', type: 'text' })
  authorName: string;

  /** 1 to 5. */
  @Column({ type: 'smallint' })
  rating: number;

  @Column({ type: 'text', default: '' })
  comment: string;

  @Column({ type: 'text', default: 'pending' })
  status: ReviewStatus;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
