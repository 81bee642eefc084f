import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Roles become rows, of which an account may have several; everybody keeps what the role of before let them do. */
export class EditStaffRoles1797031264417 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE staff_role (
        id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        preset      text UNIQUE CHECK (preset IN ('owner', 'catalogue', 'orders', 'support', 'warehouse', 'accountant')),
        name        text CHECK (char_length(name) BETWEEN 1 AND 60),
        description text CHECK (char_length(description) BETWEEN 1 AND 300),
        rights      text[] NOT NULL,
        version     integer NOT NULL DEFAULT 1,
        created_at  timestamptz NOT NULL DEFAULT now(),
        updated_at  timestamptz NOT NULL DEFAULT now(),
        CHECK (preset IS NOT NULL OR name IS NOT NULL)
      );
      CREATE UNIQUE INDEX staff_role_name ON staff_role (lower(name));

      INSERT INTO staff_role (preset, rights) VALUES
        ('owner', '{}'),
        ('catalogue', '{catalog,stock,price-lists,purchasing,marketing,pages}'),
        ('orders', '{orders:read,orders:ship,orders,amounts,payments,invoices,reports,customers,companies}'),
        ('support', '{orders:read,amounts,customers,support}'),
        ('warehouse', '{orders:read,orders:ship,stock}'),
        ('accountant', '{orders:read,amounts,payments,invoices,accounting,taxes,reports}');

      CREATE TABLE staff_membership (
        user_id integer NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
        role_id integer NOT NULL REFERENCES staff_role (id),
        PRIMARY KEY (user_id, role_id)
      );
      CREATE INDEX staff_membership_role ON staff_membership (role_id);
      INSERT INTO staff_membership (user_id, role_id)
      SELECT u.id, r.id FROM app_user u JOIN staff_role r ON r.preset = u.role;

      ALTER TABLE app_user ALTER COLUMN is_admin DROP EXPRESSION;
      ALTER TABLE app_user ALTER COLUMN is_admin SET DEFAULT false;
      DROP INDEX app_user_staff;
      CREATE INDEX app_user_staff ON app_user (id) WHERE is_admin;
      ALTER TABLE app_user DROP COLUMN role;

      CREATE FUNCTION mark_staff() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE app_user SET is_admin = EXISTS (SELECT FROM staff_membership m WHERE m.user_id = app_user.id)
         WHERE id = coalesce(NEW.user_id, OLD.user_id);
        RETURN NULL;
      END $$;
      CREATE TRIGGER staff_membership_marks AFTER INSERT OR DELETE ON staff_membership
        FOR EACH ROW EXECUTE FUNCTION mark_staff();
    `);
  }

  /** Accounts without one of the former four roles are customers then. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app_user
        ADD COLUMN role text CHECK (role IN ('owner', 'catalogue', 'orders', 'support'));
      UPDATE app_user u SET role = (
        SELECT r.preset FROM staff_membership m JOIN staff_role r ON r.id = m.role_id
         WHERE m.user_id = u.id AND r.preset IN ('owner', 'catalogue', 'orders', 'support') ORDER BY r.id LIMIT 1);
      DROP TABLE staff_membership;
      DROP FUNCTION mark_staff;
      DROP TABLE staff_role;
      ALTER TABLE app_user DROP COLUMN is_admin;
      ALTER TABLE app_user ADD COLUMN is_admin boolean NOT NULL GENERATED ALWAYS AS (role IS NOT NULL) STORED;
      CREATE INDEX app_user_staff ON app_user (id) WHERE role IS NOT NULL;
    `);
  }
}
