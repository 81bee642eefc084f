import { Injectable } from '@nestjs/common';
import { type DeliveryRange, deliveryRange, rangeFrom } from '@kp/commerce/delivery-range';
import { deliveryRegions, type DeliverySettings, type DeliveryTerms } from '@kp/commerce/delivery-rules';
import { type Destination, zoneOf } from '@kp/commerce/shipping-zones';
import { type AuditActor, AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import { businessDay, SHOP_TIME_ZONE } from './business-day';
import { DeliverySettingsRow } from './delivery-settings.entity';
import { SettingsCache } from './settings-cache';
import { SETTINGS_ROW_ID } from './settings.entity';

/** When parcels leave and arrive. A change counts for orders from then on: an order keeps what it was promised. */
@Injectable()
export class DeliveryService {
  constructor(
    private readonly cache: SettingsCache,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  getSettings(): DeliverySettings {
    return this.cache.current.delivery;
  }

  getTerms(): DeliveryTerms {
    const { delivery, zones } = this.cache.current;
    const { cutOff, workingDays, closedDays } = delivery;
    const regions = deliveryRegions(zones, delivery);
    return { timeZone: SHOP_TIME_ZONE, cutOff, workingDays, closedDays, regions };
  }

  /** @returns null where the shop promises no day */
  promise(destination: Destination, now: Date): DeliveryRange | null {
    const terms = this.getTerms();
    const days = zoneOf(terms.regions, destination);
    if (!days) return null;
    const { firstDay, lastDay } = deliveryRange(now, days, terms);
    return { firstDay, lastDay };
  }

  /** Of a parcel that left; null where the shop promises no day. */
  expect(destination: Destination, shippedAt: Date): DeliveryRange | null {
    const days = zoneOf(this.getTerms().regions, destination);
    return days && rangeFrom(businessDay(shippedAt), days);
  }

  /** Visible to this process after commit, to other processes within seconds. */
  async change(settings: DeliverySettings, actor: AuditActor): Promise<DeliverySettings> {
    return this.transactions.run(async () => {
      const { manager } = this.transactions;
      const row = { where: { id: SETTINGS_ROW_ID }, lock: { mode: 'pessimistic_write' } } as const;
      const before = await manager.findOneOrFail(DeliverySettingsRow, row);
      const { workingDays, closedDays, ...columns } = settings;
      const lists = { workingDays: [...workingDays].sort(), closedDays: [...new Set(closedDays)].sort() };
      await manager.update(DeliverySettingsRow, SETTINGS_ROW_ID, { ...columns, ...lists });
      const saved = await manager.findOneByOrFail(DeliverySettingsRow, { id: SETTINGS_ROW_ID });
      const subject = 'delivery-settings';
      const states = { before: { ...before }, after: { ...saved } };
      const entry = { action: `${subject}.updated`, subject, subjectId: SETTINGS_ROW_ID, ...states };
      await this.audit.record(actor, entry);
      this.transactions.afterCommit(() => this.cache.replace({ delivery: saved }));
      return saved;
    });
  }
}
