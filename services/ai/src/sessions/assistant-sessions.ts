import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { sessionNotFound } from '../ai.errors';
import type { ToolCall } from '../tools/tool';
import type { Topic } from './topic';

const ADD = prepared('ai.add-session', 'INSERT INTO assistant_session (user_id) VALUES ($1) RETURNING id');

/** A guest's session becomes that of the account which signs in. */
const OPEN = prepared(
  'ai.open-session',
  `UPDATE assistant_session SET used_at = now(), user_id = coalesce(user_id, $2::int)
    WHERE id = $1 AND (user_id IS NULL OR user_id = $2::int)
   RETURNING topic`,
);

const SAVE = prepared(
  'ai.save-session',
  `WITH saved AS (UPDATE assistant_session SET topic = $2 WHERE id = $1 RETURNING id)
   INSERT INTO assistant_tool_call (session_id, tool, arguments, outcome, milliseconds)
   SELECT saved.id, call.tool, call.arguments, call.outcome, call.milliseconds
     FROM saved, unnest($3::text[], $4::jsonb[], $5::text[], $6::int[])
       AS call (tool, arguments, outcome, milliseconds)`,
);

@Injectable()
export class AssistantSessions {
  constructor(private readonly sql: Sql) {}

  async add(principal: Principal | null): Promise<string> {
    return (await this.sql.first<{ id: string }>(ADD, [principal?.userId ?? null]))!.id;
  }

  /** @throws DomainError AI.SESSION_NOT_FOUND */
  async open(id: string, principal: Principal | null): Promise<Topic> {
    const session = await this.sql.first<{ topic: Topic }>(OPEN, [id, principal?.userId ?? null]);
    if (!session) throw sessionNotFound();
    return session.topic;
  }

  async save(id: string, topic: Topic, calls: readonly ToolCall[]): Promise<void> {
    await this.sql.run(SAVE, [
      id,
      JSON.stringify(topic),
      calls.map(({ tool }) => tool),
      calls.map((call) => JSON.stringify(call.input)),
      calls.map(({ outcome }) => outcome),
      calls.map(({ milliseconds }) => milliseconds),
    ]);
  }
}
