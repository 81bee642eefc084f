import { SHARED_VIEW_LIMITS, SHARED_VIEW_LISTS, type SharedViewList } from '@kp/commerce';
import { Injectable } from '@nestjs/common';
import { auditedBy, AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { PersonalDataSource, type PersonalFile } from '@kp/platform/personal-data';
import { SETTINGS_ROW_ID, ShippingSettingsRow } from './settings.entity';
import { SettingsError } from './settings.errors';
import { SharedView } from './shared-view.entity';

export type NewSharedView = Pick<SharedView, 'list' | 'name' | 'query' | 'hidden' | 'order'>;

/** Names and numbers of views are compared under a lock of the settings. */
@Injectable()
export class SharedViewsService extends PersonalDataSource {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {
    super();
  }

  /** By name. @throws SettingsError SETTINGS.LIST_FORBIDDEN */
  async list(list: SharedViewList, { rights }: Principal): Promise<SharedView[]> {
    if (!rights.includes(SHARED_VIEW_LISTS[list])) throw new SettingsError('SETTINGS.LIST_FORBIDDEN');
    return this.viewsOf(list);
  }

  /** @throws SettingsError SETTINGS.LIST_FORBIDDEN, SETTINGS.VIEW_NAME_TAKEN, SETTINGS.TOO_MANY_VIEWS */
  share(view: NewSharedView, principal: Principal): Promise<SharedView> {
    return this.change(async () => {
      const others = await this.list(view.list, principal);
      if (others.length >= SHARED_VIEW_LIMITS.perList) throw new SettingsError('SETTINGS.TOO_MANY_VIEWS');
      assertFree(view.name, others);
      const { manager } = this.transactions;
      const created = await manager.save(
        manager.create(SharedView, { ...view, createdBy: principal.userId }),
      );
      await this.record(principal, 'created', null, created);
      return created;
    });
  }

  /** @throws SettingsError SETTINGS.VIEW_NOT_FOUND, SETTINGS.VIEW_OF_ANOTHER, SETTINGS.VIEW_NAME_TAKEN */
  rename(id: number, name: string, principal: Principal): Promise<SharedView> {
    return this.change(async () => {
      const view = await this.changeable(id, principal);
      const others = (await this.viewsOf(view.list)).filter((other) => other.id !== id);
      assertFree(name, others);
      await this.transactions.manager.update(SharedView, id, { name });
      const renamed = { ...view, name };
      await this.record(principal, 'updated', view, renamed);
      return renamed;
    });
  }

  /** @throws SettingsError SETTINGS.VIEW_NOT_FOUND, SETTINGS.VIEW_OF_ANOTHER */
  async delete(id: number, principal: Principal): Promise<void> {
    await this.change(async () => {
      const view = await this.changeable(id, principal);
      await this.transactions.manager.delete(SharedView, id);
      await this.record(principal, 'deleted', view, null);
    });
  }

  async *files(userId: number): AsyncIterable<PersonalFile> {
    const where = { createdBy: userId };
    const views = await this.transactions.manager.find(SharedView, { where, order: { id: 'ASC' } });
    if (views.length === 0) return;
    yield { name: 'shared-views.json', json: views.map(({ createdBy: _self, ...view }) => view) };
  }

  /** The team keeps the view. */
  async erase(userId: number): Promise<void> {
    await this.transactions.manager.update(SharedView, { createdBy: userId }, { createdBy: null });
  }

  private viewsOf(list: SharedViewList): Promise<SharedView[]> {
    return this.transactions.manager.find(SharedView, { where: { list }, order: { name: 'ASC' } });
  }

  private change<Result>(change: () => Promise<Result>): Promise<Result> {
    return this.transactions.run(async () => {
      const where = { id: SETTINGS_ROW_ID };
      const lock = { mode: 'pessimistic_write' } as const;
      await this.transactions.manager.findOneOrFail(ShippingSettingsRow, { where, lock });
      return change();
    });
  }

  private async changeable(id: number, principal: Principal): Promise<SharedView> {
    const view = await this.transactions.manager.findOneBy(SharedView, { id });
    if (!view || !principal.rights.includes(SHARED_VIEW_LISTS[view.list]))
      throw new SettingsError('SETTINGS.VIEW_NOT_FOUND');
    if (!mayChange(view, principal)) throw new SettingsError('SETTINGS.VIEW_OF_ANOTHER');
    return view;
  }

  private record(
    actor: Principal,
    change: 'created' | 'updated' | 'deleted',
    before: SharedView | null,
    after: SharedView | null,
  ): Promise<void> {
    const subject = 'shared-view';
    const states = { before: before && audited(before), after: after && audited(after) };
    const subjectId = (after ?? before)!.id;
    return this.audit.record(actor, { action: `${subject}.${change}`, subject, subjectId, ...states });
  }
}

/** Who shared it, and owners, who alone manage the staff. */
export const mayChange = ({ createdBy }: SharedView, { userId, rights }: Principal): boolean =>
  createdBy === userId || rights.includes('staff');

const audited = auditedBy<SharedView>({
  list: true,
  name: true,
  query: true,
  hidden: true,
  order: true,
  id: false,
  createdBy: false,
  createdAt: false,
});

function assertFree(name: string, others: readonly SharedView[]): void {
  const isTaken = others.some((other) => other.name.toLowerCase() === name.toLowerCase());
  if (isTaken) throw new SettingsError('SETTINGS.VIEW_NAME_TAKEN');
}
