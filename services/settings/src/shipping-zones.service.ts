import { Injectable } from '@nestjs/common';
import { overlapOf, type ShippingZone } from '@kp/commerce/shipping-zones';
import { type AuditActor, auditedBy, AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import { findZones, SettingsCache } from './settings-cache';
import { SETTINGS_ROW_ID, ShippingSettingsRow } from './settings.entity';
import { SettingsError, zoneOverlaps } from './settings.errors';
import { ShippingBandRow, ShippingZoneRow } from './shipping-zone.entity';

/** No two zones share a country or county, so a change locks the settings before it compares. */
@Injectable()
export class ShippingZonesService {
  constructor(
    private readonly cache: SettingsCache,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  list(): Promise<ShippingZoneRow[]> {
    return findZones(this.transactions.manager);
  }

  /** @throws SettingsError SETTINGS.ZONE_OVERLAPS */
  add(zone: ShippingZone, actor: AuditActor): Promise<ShippingZoneRow> {
    return this.change(async (zones) => {
      assertApart(zone, zones);
      const { manager } = this.transactions;
      const { bands, ...columns } = zone;
      const { id } = await manager.save(
        manager.create(ShippingZoneRow, { ...columnsOf(columns), version: 1 }),
      );
      await this.addBands(id, bands);
      await this.record(actor, 'created', id, null, zone);
      return id;
    });
  }

  /** @throws SettingsError SETTINGS.ZONE_NOT_FOUND, SETTINGS.ZONE_CHANGED, SETTINGS.ZONE_OVERLAPS */
  replace(id: number, zone: ShippingZone, version: number, actor: AuditActor): Promise<ShippingZoneRow> {
    return this.change(async (zones) => {
      const before = knownZone(id, zones);
      if (before.version !== version) throw new SettingsError('SETTINGS.ZONE_CHANGED');
      assertApart(
        zone,
        zones.filter((other) => other !== before),
      );
      const { manager } = this.transactions;
      const { bands, ...columns } = zone;
      await manager.update(ShippingZoneRow, id, { ...columnsOf(columns), version: version + 1 });
      await manager.delete(ShippingBandRow, { zone: { id } });
      await this.addBands(id, bands);
      await this.record(actor, 'updated', id, before, zone);
      return id;
    });
  }

  /** @throws SettingsError SETTINGS.ZONE_NOT_FOUND */
  async delete(id: number, actor: AuditActor): Promise<void> {
    await this.change(async (zones) => {
      const before = knownZone(id, zones);
      await this.transactions.manager.delete(ShippingZoneRow, id);
      await this.record(actor, 'deleted', id, before, null);
      return null;
    });
  }

  private change(change: (zones: ShippingZoneRow[]) => Promise<number>): Promise<ShippingZoneRow>;
  private change(change: (zones: ShippingZoneRow[]) => Promise<null>): Promise<null>;
  private change(change: (zones: ShippingZoneRow[]) => Promise<number | null>) {
    return this.transactions.run(async () => {
      const where = { id: SETTINGS_ROW_ID };
      const lock = { mode: 'pessimistic_write' } as const;
      await this.transactions.manager.findOneOrFail(ShippingSettingsRow, { where, lock });
      const id = await change(await this.list());
      const zones = await this.list();
      this.transactions.afterCommit(() => this.cache.replace({ zones }));
      return id === null ? null : knownZone(id, zones);
    });
  }

  private async addBands(zoneId: number, bands: ShippingZone['bands']): Promise<void> {
    const { manager } = this.transactions;
    await manager.insert(
      ShippingBandRow,
      bands.map((band) => ({ ...band, zone: { id: zoneId } })),
    );
  }

  private record(
    actor: AuditActor,
    change: 'created' | 'updated' | 'deleted',
    id: number,
    before: ShippingZone | null,
    after: ShippingZone | null,
  ): Promise<void> {
    const subject = 'shipping-zone';
    const states = { before: before && audited(before), after: after && audited(after) };
    return this.audit.record(actor, { action: `${subject}.${change}`, subject, subjectId: id, ...states });
  }
}

function columnsOf({ countries, counties, ...columns }: Omit<ShippingZone, 'bands'>) {
  return { ...columns, countries: [...countries], counties: [...counties] };
}

const audited = auditedBy<ShippingZone>({
  name: true,
  countries: true,
  counties: true,
  thresholdMinor: true,
  minDays: true,
  maxDays: true,
  isStandardOffered: true,
  bands: (bands) => ({
    bands: bands.map(({ upToGrams, costMinor }) => ({
      upToGrams,
      costMinor,
    })),
  }),
});

function knownZone(id: number, zones: readonly ShippingZoneRow[]): ShippingZoneRow {
  const zone = zones.find((each) => each.id === id);
  if (!zone) throw new SettingsError('SETTINGS.ZONE_NOT_FOUND');
  return zone;
}

function assertApart(zone: ShippingZone, others: readonly ShippingZoneRow[]): void {
  const other = overlapOf(zone, others);
  if (other) throw zoneOverlaps(other.name);
}
