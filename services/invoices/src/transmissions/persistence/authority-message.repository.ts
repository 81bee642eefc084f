import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import type { AuthorityMessage } from '../domain/transmission-channel';

const KEEP = prepared(
  'invoices.keep-authority-messages',
  `INSERT INTO authority_message (channel, id, kind, request_id, created_at, details, sender, recipient)
   SELECT $1, m.* FROM jsonb_to_recordset($2::jsonb) AS m
     (id text, kind text, "requestId" text, "createdAt" timestamptz, details text, sender text, recipient text)
   ON CONFLICT DO NOTHING`,
);
/** Those of uploads that no document knows, and that were not looked into. */
const LIST_UNKNOWN = prepared(
  'invoices.list-unknown-messages',
  `SELECT m.id, m.request_id AS "requestId", m.recipient FROM authority_message m
    WHERE m.channel = $1 AND m.kind = 'sent' AND m.document_hash IS NULL AND m.created_at >= $2
      AND NOT EXISTS (SELECT FROM document_transmission t WHERE t.channel = m.channel AND t.upload_id = m.request_id)
    ORDER BY m.created_at, m.id`,
);
const LOOKED_INTO = prepared(
  'invoices.authority-message-read',
  'UPDATE authority_message SET document_hash = $3 WHERE channel = $1 AND id = $2',
);

const LISTED = `m.channel = $1 AND m.kind IN ('received', 'reply') AND ($2::text IS NULL OR m.kind = $2)`;
const LIST = prepared(
  'invoices.list-authority-messages',
  `SELECT m.id, m.kind, m.created_at AS "createdAt", m.sender, m.details FROM authority_message m
    WHERE ${LISTED} ORDER BY m.created_at DESC, m.id DESC LIMIT $3 OFFSET $4`,
);
const COUNT = prepared(
  'invoices.count-authority-messages',
  `SELECT count(*)::int AS total FROM authority_message m WHERE ${LISTED}`,
);
const FIND = prepared(
  'invoices.find-authority-message',
  `SELECT file, to_char(created_at, 'YYYY/MM') AS month FROM authority_message
    WHERE channel = $1 AND id = $2 AND kind IN ('received', 'reply')`,
);
const KEEP_FILE = prepared(
  'invoices.keep-authority-file',
  'UPDATE authority_message SET file = $3 WHERE channel = $1 AND id = $2',
);

export interface ListedMessage {
  id: string;
  kind: 'received' | 'reply';
  createdAt: Date;
  sender: string | null;
  details: string;
}

export interface UnknownMessage {
  id: string;
  requestId: string;
  recipient: string | null;
}

@Injectable()
export class AuthorityMessageRepository {
  constructor(private readonly sql: Sql) {}

  async keep(channel: string, messages: readonly AuthorityMessage[]): Promise<void> {
    if (messages.length > 0) await this.sql.run(KEEP, [channel, JSON.stringify(messages)]);
  }

  listUnknown(channel: string, since: Date): Promise<UnknownMessage[]> {
    return this.sql.rows(LIST_UNKNOWN, [channel, since]);
  }

  /** A message of somebody else's document is not downloaded twice. */
  async lookedInto(channel: string, id: string, hash: Buffer): Promise<void> {
    await this.sql.run(LOOKED_INTO, [channel, id, hash]);
  }

  /** Newest first. */
  async list(channel: string, kind: ListedMessage['kind'] | undefined, limit: number, offset: number) {
    const filter = [channel, kind ?? null];
    const [messages, count] = await Promise.all([
      this.sql.rows<ListedMessage>(LIST, [...filter, limit, offset]),
      this.sql.first<{ total: number }>(COUNT, filter),
    ]);
    return { messages, total: count!.total };
  }

  /** With the name of its file, once it was fetched. */
  find(channel: string, id: string): Promise<{ file: string | null; month: string } | null> {
    return this.sql.first(FIND, [channel, id]);
  }

  async keepFile(channel: string, id: string, file: string): Promise<void> {
    await this.sql.run(KEEP_FILE, [channel, id, file]);
  }
}
