import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { CONNECTION_CHOICES } from '@kp/commerce/connections';
import { type AuditActor, AuditLog } from '../audit';
import { type ConfigClass, LoadedConfigs, readConfig, type SettingField, settingsOf } from '../config';
import { Mirror, PostgresBus, Transactions } from '../database';
import { InvalidInputError } from '../http/problem';
import { PAGES_TAG, ResponseCache } from '../response-cache';
import { KeptSettingsCheck } from './kept-settings-check';
import { KeptValues, type Values } from './kept-values';
import { keepPassword, type SettingState, shownOf } from './setting-state';

export interface KeptSettingChange {
  name: string;
  /** Null: what the environment or the default says. */
  value: string | null;
}

type KeptField = SettingField & Required<Pick<SettingField, 'kept'>>;

/**
 * Settings that the back office keeps beside the environment, which wins: every field of a configuration class with
 * `kept`. They are encrypted at rest and written into the instances that everybody injects, so a change counts at once.
 */
@Injectable()
export class KeptSettings extends Mirror {
  protected readonly content = 'the settings of the back office';
  protected readonly channel = 'kp_kept_settings';
  private readonly fields: ReadonlyMap<ConfigClass, readonly KeptField[]>;
  private readonly listeners: (() => unknown)[] = [];
  private values: Values = new Map();

  constructor(
    private readonly stored: KeptValues,
    private readonly loaded: LoadedConfigs,
    private readonly transactions: Transactions,
    bus: PostgresBus,
    private readonly audit: AuditLog,
    private readonly discovery: DiscoveryService,
    private readonly responseCache: ResponseCache,
  ) {
    super(bus);
    const kept = [...loaded.all.keys()].map((configClass) => [configClass, keptOf(configClass)] as const);
    this.fields = new Map(kept.filter(([, fields]) => fields.length > 0));
  }

  /** Called after a change was written into the configuration classes. */
  onChange(listener: () => unknown): void {
    this.listeners.push(listener);
  }

  get groups(): string[] {
    return [...new Set(this.allFields().map(({ kept }) => kept.group))];
  }

  list(group: string): SettingState[] {
    return this.fieldsOf(group).map((field) => this.stateOf(field));
  }

  /**
   * What is not named stays as it is.
   *
   * @throws InvalidInputError naming the settings that cannot be saved
   */
  async save(group: string, changes: readonly KeptSettingChange[], actor: AuditActor): Promise<void> {
    this.assertChangeable(group, changes);
    await this.transactions.run(async () => {
      const before = await this.stored.readLocked();
      const after = this.merged(before, changes);
      await this.assertUsable(after, changes);
      for (const { name } of changes) await this.stored.write(name, after.get(name) ?? null);
      await this.audit.record(actor, {
        action: 'connection.updated',
        subject: 'connection',
        subjectId: group,
        before: this.recorded(group, before),
        after: this.recorded(group, after),
      });
      this.transactions.afterCommit(() => this.announce(() => this.apply(after)));
    });
  }

  private assertChangeable(group: string, changes: readonly KeptSettingChange[]): void {
    const names = this.fieldsOf(group).map(({ name }) => name);
    const problems = changes.flatMap(({ name, value }) => {
      if (!names.includes(name)) return [{ field: name, message: `${name} is no setting of ${group}` }];
      if (this.loaded.environment[name])
        return [{ field: name, message: `${name} is set by the environment, which wins` }];
      const choices = CONNECTION_CHOICES[name];
      if (value === null || !choices || choices.includes(value)) return [];
      return [{ field: name, message: `${name} must be ${choices.join(' or ')}` }];
    });
    if (problems.length > 0) throw new InvalidInputError(problems);
  }

  private merged(before: Values, changes: readonly KeptSettingChange[]): Values {
    const after = new Map(before);
    for (const { name, value } of changes) {
      const text = value?.trim();
      const isAddress = this.fieldOf(name)?.kept.secrecy === 'password';
      if (text) after.set(name, isAddress ? keepPassword(text, before.get(name) ?? undefined) : text);
      else after.delete(name);
    }
    return after;
  }

  private async assertUsable(values: Values, changes: readonly KeptSettingChange[]): Promise<void> {
    const environment = this.environmentWith(values);
    const candidates = new Map([...this.fields.keys()].map((each) => [each, readConfig(each, environment)]));
    const changed = changes.map(({ name }) => name);
    const touched = [...this.fields].filter(([, fields]) =>
      fields.some(({ name }) => changed.includes(name)),
    );
    const problems = touched.flatMap(([configClass]) => candidates.get(configClass)!.problems);
    if (problems.length > 0)
      throw new InvalidInputError(problems.map(({ name, message }) => ({ field: name, message })));
    const configs = {
      get: <Config extends object>(configClass: new () => Config) =>
        (candidates.get(configClass)?.config ?? this.loaded.all.get(configClass)) as Config,
    };
    const instances = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    for (const check of new Set(instances))
      if (check instanceof KeptSettingsCheck) await check.assertUsable(configs);
  }

  protected async read(): Promise<() => void> {
    const values = await this.stored.read();
    return () => this.apply(values);
  }

  private apply(values: Values): void {
    this.values = values;
    const environment = this.environmentWith(values);
    let isChanged = false;
    for (const [configClass, fields] of this.fields) {
      const { config, problems } = readConfig(configClass, environment);
      const used = this.loaded.all.get(configClass) as Record<string, unknown>;
      if (problems.length > 0) {
        this.logger.warn(
          `Settings of the back office are not used: ${problems[0]!.name} ${problems[0]!.message}`,
        );
        continue;
      }
      for (const { property } of fields) {
        const value = (config as Record<string, unknown>)[property];
        isChanged ||= used[property] !== value;
        used[property] = value;
      }
    }
    if (!isChanged) return;
    this.responseCache.drop([PAGES_TAG]);
    for (const listener of this.listeners) listener();
  }

  private environmentWith(values: Values) {
    const kept = [...values].map(([name, value]) => [name, value ?? undefined] as const);
    const given = Object.entries(this.loaded.environment).filter(([, value]) => value !== '');
    return { ...Object.fromEntries(kept), ...Object.fromEntries(given) };
  }

  private stateOf({ name, kept, default: fallback }: KeptField): SettingState {
    const state = (source: SettingState['source'], value: string | null): SettingState => ({
      name,
      secrecy: kept.secrecy,
      source,
      shown: value && shownOf(value, kept.secrecy),
    });
    const given = this.loaded.environment[name];
    if (given) return state('environment', given);
    const value = this.values.get(name);
    if (value === null) return state('unreadable', null);
    if (value !== undefined) return state('backOffice', value);
    return fallback === undefined ? state('none', null) : state('default', fallback);
  }

  private recorded(group: string, values: Values) {
    const entries = this.fieldsOf(group).map(({ name, kept }) => {
      const value = values.get(name);
      return [name, value ? shownOf(value, kept.secrecy) : null];
    });
    return Object.fromEntries(entries) as Record<string, string | null>;
  }

  private allFields = (): KeptField[] => [...this.fields.values()].flat();

  private fieldOf = (name: string) => this.allFields().find((field) => field.name === name);

  private fieldsOf = (group: string) => this.allFields().filter(({ kept }) => kept.group === group);
}

const keptOf = (configClass: ConfigClass): KeptField[] =>
  settingsOf(configClass).filter((field): field is KeptField => field.kept !== undefined);
