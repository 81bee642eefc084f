import { Injectable } from '@nestjs/common';
import { COUNTIES } from '@kp/commerce/counties';
import { countryCodeOf } from '@kp/commerce/countries';
import { DELIVERY_METHOD_LIMITS, type DeliveryMethod, methodsFor } from '@kp/commerce/delivery-methods';
import { type Destination, zoneOf } from '@kp/commerce/shipping-zones';
import { type AuditActor, auditedBy, AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import { DeliveryMethodRow } from './delivery-method.entity';
import { findMethods, SettingsCache } from './settings-cache';
import { homeCountryOf, SETTINGS_ROW_ID, ShippingSettingsRow } from './settings.entity';
import { SettingsError } from './settings.errors';

/** A way of delivery with the names of its places; without any it is offered in the whole country. */
export interface PlacedMethod {
  method: DeliveryMethodRow;
  countries: readonly string[];
  counties: readonly string[];
}

/** Ways of delivery that customers choose from beside the standard one. An order keeps the name of its own. */
@Injectable()
export class DeliveryMethods {
  constructor(
    private readonly cache: SettingsCache,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  list(): Promise<DeliveryMethodRow[]> {
    return findMethods(this.transactions.manager);
  }

  /** All, from memory. */
  placed(): PlacedMethod[] {
    const { methods, zones } = this.cache.current;
    return methods.map((method) => {
      const zone = zones.find(({ id }) => id === method.zoneId);
      const counties = COUNTIES.filter(({ code }) => zone?.counties.includes(code));
      return { method, countries: zone?.countries ?? [], counties: counties.map(({ name }) => name) };
    });
  }

  /** In the order in which they were added. */
  offeredTo(destination: Destination): readonly DeliveryMethodRow[] {
    const { company, methods, zones } = this.cache.current;
    const isHome = countryCodeOf(destination.country) === homeCountryOf(company);
    return methodsFor(methods, zoneOf(zones, destination)?.id ?? null, isHome);
  }

  /** Whatever a zone says, a place without another way of delivery has the standard one. */
  hasStandard(destination: Destination): boolean {
    const zone = zoneOf(this.cache.current.zones, destination);
    return zone === null || zone.isStandardOffered || this.offeredTo(destination).length === 0;
  }

  /** Undefined when it does not exist any more. */
  find(id: number): DeliveryMethodRow | undefined {
    return this.cache.current.methods.find((method) => method.id === id);
  }

  /** @throws SettingsError SETTINGS.ZONE_NOT_FOUND, SETTINGS.TOO_MANY_METHODS */
  add(method: DeliveryMethod, actor: AuditActor): Promise<DeliveryMethodRow> {
    return this.change(async (known) => {
      if (known.length >= DELIVERY_METHOD_LIMITS.methods)
        throw new SettingsError('SETTINGS.TOO_MANY_METHODS');
      this.assertZone(method);
      const { manager } = this.transactions;
      const row = manager.create(DeliveryMethodRow, { ...columnsOf(method), version: 1 });
      const { id } = await manager.save(row);
      await this.record(actor, 'created', id, null, method);
      return id;
    });
  }

  /** @throws SettingsError SETTINGS.METHOD_NOT_FOUND, SETTINGS.METHOD_CHANGED, SETTINGS.ZONE_NOT_FOUND */
  replace(
    id: number,
    method: DeliveryMethod,
    version: number,
    actor: AuditActor,
  ): Promise<DeliveryMethodRow> {
    return this.change(async (known) => {
      const before = knownMethod(id, known);
      if (before.version !== version) throw new SettingsError('SETTINGS.METHOD_CHANGED');
      this.assertZone(method);
      const changed = { ...columnsOf(method), version: version + 1 };
      await this.transactions.manager.update(DeliveryMethodRow, id, changed);
      await this.record(actor, 'updated', id, before, method);
      return id;
    });
  }

  /** @throws SettingsError SETTINGS.METHOD_NOT_FOUND */
  async delete(id: number, actor: AuditActor): Promise<void> {
    await this.change(async (known) => {
      const before = knownMethod(id, known);
      await this.transactions.manager.delete(DeliveryMethodRow, id);
      await this.record(actor, 'deleted', id, before, null);
      return null;
    });
  }

  private change(change: (known: DeliveryMethodRow[]) => Promise<number>): Promise<DeliveryMethodRow>;
  private change(change: (known: DeliveryMethodRow[]) => Promise<null>): Promise<null>;
  private change(change: (known: DeliveryMethodRow[]) => Promise<number | null>) {
    return this.transactions.run(async () => {
      const where = { id: SETTINGS_ROW_ID };
      const lock = { mode: 'pessimistic_write' } as const;
      await this.transactions.manager.findOneOrFail(ShippingSettingsRow, { where, lock });
      const id = await change(await this.list());
      const methods = await this.list();
      this.transactions.afterCommit(() => this.cache.replace({ methods }));
      return id === null ? null : knownMethod(id, methods);
    });
  }

  private assertZone({ zoneId }: DeliveryMethod): void {
    const { zones } = this.cache.current;
    if (zoneId !== null && !zones.some(({ id }) => id === zoneId))
      throw new SettingsError('SETTINGS.ZONE_NOT_FOUND');
  }

  private record(
    actor: AuditActor,
    change: 'created' | 'updated' | 'deleted',
    id: number,
    before: DeliveryMethod | null,
    after: DeliveryMethod | null,
  ): Promise<void> {
    const subject = 'delivery-method';
    const states = { before: before && audited(before), after: after && audited(after) };
    return this.audit.record(actor, { action: `${subject}.${change}`, subject, subjectId: id, ...states });
  }
}

const columnsOf = ({ rates, names, weekdays, ...columns }: DeliveryMethod) => ({
  ...columns,
  names: names.map(({ language, name }) => ({ language, name })),
  rates: rates.map(({ upTo, costMinor }) => ({ upTo, costMinor })),
  weekdays: [...weekdays].sort(),
});

const audited = auditedBy<DeliveryMethod>({
  kind: true,
  name: true,
  names: (names) => ({ names: names.map(({ language, name }) => ({ language, name })) }),
  zoneId: true,
  basis: true,
  rates: (rates) => ({ rates: rates.map(({ upTo, costMinor }) => ({ upTo, costMinor })) }),
  thresholdMinor: true,
  minDays: true,
  maxDays: true,
  weekdays: true,
  cutOff: true,
  cutOffDays: true,
});

function knownMethod(id: number, methods: readonly DeliveryMethodRow[]): DeliveryMethodRow {
  const method = methods.find((each) => each.id === id);
  if (!method) throw new SettingsError('SETTINGS.METHOD_NOT_FOUND');
  return method;
}
