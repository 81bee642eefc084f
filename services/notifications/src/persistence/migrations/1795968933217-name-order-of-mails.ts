import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The staff reads on the page of an order what its customer was mailed. */
export class NameOrderOfMails1795968933217 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Orders may be deleted before their mails, so this is no foreign key.
      ALTER TABLE mail ADD COLUMN order_id integer;
      UPDATE mail SET order_id = (message.payload ->> 'orderId')::integer
        FROM outbox_delivery delivery JOIN outbox_message message ON message.id = delivery.message_id
       WHERE delivery.id = mail.delivery_id AND message.payload ->> 'orderId' ~ '^[0-9]{1,9}$';
      CREATE INDEX mail_order ON mail (order_id, id) WHERE order_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mail DROP COLUMN order_id');
  }
}
