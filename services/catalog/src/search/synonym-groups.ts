import { Injectable } from '@nestjs/common';
import { AuditLog } from '@kp/platform/audit';
import { Sql, Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { synonymsChanged, synonymsNotFound, synonymsTaken } from '../domain/catalog.errors';
import type { SynonymFilter, SynonymInput, TakenTerm } from '../domain/synonym-administration';
import type { SynonymGroupResponse } from '../http/synonyms.dto';
import {
  DELETE_GROUP,
  INSERT_GROUP,
  LOCK_SYNONYMS,
  OTHER_GROUPS,
  synonymCountQuery,
  synonymPageQuery,
  UPDATE_GROUP,
} from './synonym-groups.queries';
import { SynonymIndex } from './synonym-index';
import { termKey, wordsOf } from './words';

type GroupRow = Omit<SynonymGroupResponse, 'updatedAt'> & { updatedAt: Date };

/** Each change commits with its audit entry; then all gateways search by it. */
@Injectable()
export class SynonymGroups {
  constructor(
    private readonly transactions: Transactions,
    private readonly sql: Sql,
    private readonly audit: AuditLog,
    private readonly index: SynonymIndex,
  ) {}

  async list(filter: SynonymFilter): Promise<{ groups: SynonymGroupResponse[]; total: number }> {
    const count = synonymCountQuery(filter);
    const { total } = (await this.sql.first<{ total: number }>(count.statement, count.values))!;
    return { groups: await this.rows(filter), total };
  }

  create(input: SynonymInput, admin: Principal): Promise<SynonymGroupResponse> {
    return this.change(async () => {
      await this.refuseTaken(input, null);
      const { language, terms } = input;
      const { id } = (await this.sql.first<{ id: number }>(INSERT_GROUP, [language, terms]))!;
      return this.recorded('synonyms.created', null, await this.find(id), admin);
    });
  }

  /** @param version as it was read; undefined is not compared */
  update(
    id: number,
    input: SynonymInput,
    version: number | undefined,
    admin: Principal,
  ): Promise<SynonymGroupResponse> {
    return this.change(async () => {
      const before = await this.find(id);
      if (version !== undefined && version !== before.version) throw synonymsChanged(before);
      await this.refuseTaken(input, before);
      await this.sql.run(UPDATE_GROUP, [input.language, input.terms, id]);
      return this.recorded('synonyms.updated', before, await this.find(id), admin);
    });
  }

  /** @param version as it was read; undefined is not compared */
  async remove(id: number, version: number | undefined, admin: Principal): Promise<void> {
    await this.change(async () => {
      const before = await this.find(id);
      if (version !== undefined && version !== before.version) throw synonymsChanged(before);
      await this.sql.run(DELETE_GROUP, [id]);
      await this.audit.record(admin, {
        action: 'synonyms.deleted',
        subject: 'synonyms',
        subjectId: id,
        before: storedOf(before),
        after: null,
      });
    });
  }

  private async change<T>(work: () => Promise<T>): Promise<T> {
    const result = await this.transactions.run(async () => {
      await this.sql.run(LOCK_SYNONYMS, []);
      return work();
    });
    await this.index.announceChange();
    return result;
  }

  /** Words that the group had before stay: the same word may mean different things in two of the first groups. */
  private async refuseTaken({ language, terms }: SynonymInput, before: SynonymGroupResponse | null) {
    const known = new Set(before?.language === language ? before.terms.map(keyOf) : []);
    const others = await this.sql.rows<{ id: number; terms: string[] }>(OTHER_GROUPS, [
      language,
      before?.id ?? null,
    ]);
    const groupOf = new Map(others.flatMap((group) => group.terms.map((term) => [keyOf(term), group])));
    const taken = terms.flatMap((term): TakenTerm[] => {
      const group = known.has(keyOf(term)) ? undefined : groupOf.get(keyOf(term));
      return group ? [{ term, groupId: group.id, groupTerms: group.terms }] : [];
    });
    if (taken.length > 0) throw synonymsTaken(taken);
  }

  private async find(id: number): Promise<SynonymGroupResponse> {
    const [group] = await this.rows({ id });
    if (!group) throw synonymsNotFound();
    return group;
  }

  private async rows(filter: SynonymFilter): Promise<SynonymGroupResponse[]> {
    const { statement, values } = synonymPageQuery(filter);
    const rows = await this.sql.rows<GroupRow>(statement, values);
    return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
  }

  private async recorded(
    action: string,
    before: SynonymGroupResponse | null,
    after: SynonymGroupResponse,
    admin: Principal,
  ): Promise<SynonymGroupResponse> {
    await this.audit.record(admin, {
      action,
      subject: 'synonyms',
      subjectId: after.id,
      before: before && storedOf(before),
      after: storedOf(after),
    });
    return after;
  }
}

/** As the search compares them: "Labels" is "label". */
const keyOf = (term: string) => termKey(wordsOf(term));

const storedOf = ({ language, terms }: SynonymGroupResponse) => ({ language, terms });
