import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export const CONVERSATION_ANSWERED = 'contact.conversation-answered';

export interface ConversationAnswered {
  replyId: number;
}

/** Of a message or of a quote request; the other id is null. */
@Entity('conversation_reply')
export class ConversationReply {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ name: 'message_id', type: 'integer', nullable: true })
  messageId: number | null;

  @Column({ name: 'request_id', type: 'integer', nullable: true })
  requestId: number | null;

  @Column({ name: 'author_id', type: 'integer', nullable: true })
  authorId: number | null;

  /** Email of the member of the staff. */
  @Column('text')
  author: string;

  @Column('text')
  text: string;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
