import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ConfigError } from '@kp/platform/config';
import { KeptSettings } from '@kp/platform/kept-settings';
import { DataSource } from 'typeorm';
import { ConnectedProviders } from './connected-providers';

/** Demo products, customers with a published password and an invented seller must never meet real money. */
@Injectable()
export class NoDemoData implements OnModuleInit {
  constructor(
    private readonly connected: ConnectedProviders,
    private readonly database: DataSource,
    private readonly kept: KeptSettings,
  ) {}

  /** @throws ConfigError when a provider takes real money and the demo seed has filled this database */
  async onModuleInit(): Promise<void> {
    await this.kept.ready();
    const live = this.connected.realMoneySetting;
    if (live === null || !(await this.isSeeded())) return;
    const remedy = 'start with an empty database of its own (docs/payments.md), or use test keys';
    throw new ConfigError([`${live}: real money cannot be taken beside demo data; ${remedy}`]);
  }

  /** True while anything of the demo seed is in the database. */
  async isSeeded(): Promise<boolean> {
    const [table] = await this.database.query<{ exists: boolean }[]>(
      `SELECT to_regclass('demo_seed') IS NOT NULL AS exists`,
    );
    if (!table?.exists) return false;
    const rows = await this.database.query<{ name: string }[]>(
      `SELECT name FROM demo_seed WHERE name <> 'removed' LIMIT 1`,
    );
    return rows.length > 0;
  }
}
