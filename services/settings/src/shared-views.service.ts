import { SHARED_VIEW_LIMITS, SHARED_VIEW_LISTS, type SharedViewList } from '@kp/commerce';
import { Injectable } from '@nestjs/common';
import { auditedBy, AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { PersonalDataSource, type PersonalFile } from '@kp/platform/personal-data';
import { SETTINGS_ROW_ID, ShippingSettingsRow } from './settings.entity';
import { SettingsError } from './settings.errors';
import { SharedView } from './shared-view.entity';

export type NewSharedView = Pick<
  SharedView,
  'list' | 'name' | 'query' | 'hidden' | 'order' | 'chosen' | 'isPrivate'
>;
export type SharedViewChanges = Pick<SharedView, 'name' | 'isPrivate'>;

/** Names and numbers of views are compared under a lock of the settings. */
@Injectable()
export class SharedViewsService extends PersonalDataSource {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {
    super();
  }

  /** Own ones and those of the team, by name. @throws SettingsError SETTINGS.LIST_FORBIDDEN */
  async list(list: SharedViewList, { rights, userId }: Principal): Promise<SharedView[]> {
    if (!rights.includes(SHARED_VIEW_LISTS[list])) throw new SettingsError('SETTINGS.LIST_FORBIDDEN');
    return this.viewsOf(list, userId);
  }

  /** @throws SettingsError SETTINGS.LIST_FORBIDDEN, SETTINGS.VIEW_NAME_TAKEN, SETTINGS.TOO_MANY_VIEWS */
  share(view: NewSharedView, principal: Principal): Promise<SharedView> {
    return this.change(async () => {
      const others = (await this.list(view.list, principal)).filter(isBeside(view));
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
  update(id: number, changes: SharedViewChanges, principal: Principal): Promise<SharedView> {
    return this.change(async () => {
      const view = await this.changeable(id, principal);
      const changed = { ...view, ...changes };
      const visible = await this.viewsOf(view.list, principal.userId);
      assertFree(
        changes.name,
        visible.filter(isBeside(changed)).filter((other) => other.id !== id),
      );
      await this.transactions.manager.update(SharedView, id, changes);
      await this.record(principal, 'updated', view, changed);
      return changed;
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

  /** The team keeps what was shared with it. */
  async erase(userId: number): Promise<void> {
    await this.transactions.manager.delete(SharedView, { createdBy: userId, isPrivate: true });
    await this.transactions.manager.update(SharedView, { createdBy: userId }, { createdBy: null });
  }

  private viewsOf(list: SharedViewList, userId: number): Promise<SharedView[]> {
    const where = [
      { list, isPrivate: false },
      { list, isPrivate: true, createdBy: userId },
    ];
    return this.transactions.manager.find(SharedView, { where, order: { name: 'ASC' } });
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
    const isHidden = view?.isPrivate && view.createdBy !== principal.userId;
    if (!view || isHidden || !principal.rights.includes(SHARED_VIEW_LISTS[view.list]))
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
  chosen: true,
  isPrivate: true,
  id: false,
  createdBy: false,
  createdAt: false,
});

/** Names and numbers of one's own views and of the team's are counted apart. */
const isBeside =
  ({ isPrivate }: Pick<SharedView, 'isPrivate'>) =>
  (other: SharedView) =>
    other.isPrivate === isPrivate;

function assertFree(name: string, others: readonly SharedView[]): void {
  const isTaken = others.some((other) => other.name.toLowerCase() === name.toLowerCase());
  if (isTaken) throw new SettingsError('SETTINGS.VIEW_NAME_TAKEN');
}
