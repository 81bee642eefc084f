import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['contact_message', 'quote_request'];
const INDEXES = ['pkey', 'message', 'request', 'author'];

/** Events that no worker has handled yet keep their handlers and ids under the new names. */
export class NameConversations1797020047205 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`ALTER TABLE ${table} RENAME COLUMN intent_scope TO idempotency_scope`);
      await runner.query(`ALTER TABLE ${table} RENAME COLUMN intent_key TO idempotency_key`);
    }
    await runner.query('ALTER TABLE enquiry_reply RENAME TO conversation_reply');
    for (const index of INDEXES)
      await runner.query(`ALTER INDEX enquiry_reply_${index} RENAME TO conversation_reply_${index}`);
    await renameEvents(runner, ['enquiryId', 'conversationId'], ['enquiry', 'conversation']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await renameEvents(runner, ['conversationId', 'enquiryId'], ['conversation', 'enquiry']);
    for (const index of INDEXES)
      await runner.query(`ALTER INDEX conversation_reply_${index} RENAME TO enquiry_reply_${index}`);
    await runner.query('ALTER TABLE conversation_reply RENAME TO enquiry_reply');
    for (const table of TABLES) {
      await runner.query(`ALTER TABLE ${table} RENAME COLUMN idempotency_key TO intent_key`);
      await runner.query(`ALTER TABLE ${table} RENAME COLUMN idempotency_scope TO intent_scope`);
    }
  }
}

async function renameEvents(
  runner: QueryRunner,
  [fromId, toId]: [string, string],
  [from, to]: [string, string],
): Promise<void> {
  await runner.query(
    `UPDATE outbox_message SET payload = (payload - $1) || jsonb_build_object($2::text, payload -> $1)
      WHERE event IN ('contact.message-sent', 'contact.quote-requested') AND payload ? $1`,
    [fromId, toId],
  );
  await runner.query('UPDATE outbox_message SET event = $2 WHERE event = $1', [
    `contact.${from}-answered`,
    `contact.${to}-answered`,
  ]);
}
