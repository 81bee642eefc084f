import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAccounts1763700002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE app_user (
        id                    integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        email                 text NOT NULL CHECK (length(email) <= 254),
        password_hash         text NOT NULL,
        first_name            text NOT NULL,
        last_name             text NOT NULL,
        is_admin              boolean NOT NULL DEFAULT false,
        language              text NOT NULL DEFAULT 'en',
        company_name          text,
        vat_number            text,
        registration_number   text,
        tax_id                text,
        company_address       text,
        company_city          text,
        company_state         text,
        company_county        text,
        company_zip           text,
        company_country       text,
        billing_email         text,
        billing_phone         text,
        delivery_address      text,
        delivery_city         text,
        delivery_state        text,
        delivery_county       text,
        delivery_zip          text,
        delivery_country      text,
        delivery_instructions text,
        created_at            timestamptz NOT NULL DEFAULT now(),
        disabled_at           timestamptz
      );
      CREATE UNIQUE INDEX app_user_email ON app_user (lower(email));

      CREATE TABLE auth_session (
        id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        user_id    integer NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX auth_session_user ON auth_session (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE auth_session; DROP TABLE app_user;');
  }
}
