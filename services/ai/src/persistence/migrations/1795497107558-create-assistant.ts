import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAssistant1795497107558 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE assistant_session (
        id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id    integer REFERENCES app_user (id) ON DELETE CASCADE,
        topic      jsonb NOT NULL DEFAULT '{}',
        created_at timestamptz NOT NULL DEFAULT now(),
        used_at    timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX assistant_session_used ON assistant_session (used_at);
      CREATE INDEX assistant_session_user ON assistant_session (user_id) WHERE user_id IS NOT NULL;

      CREATE TABLE assistant_tool_call (
        id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        session_id   uuid NOT NULL REFERENCES assistant_session (id) ON DELETE CASCADE,
        tool         text NOT NULL,
        arguments    jsonb NOT NULL,
        outcome      text NOT NULL CHECK (outcome IN ('done', 'failed')),
        milliseconds integer NOT NULL,
        called_at    timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX assistant_tool_call_session ON assistant_tool_call (session_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE assistant_tool_call; DROP TABLE assistant_session');
  }
}
