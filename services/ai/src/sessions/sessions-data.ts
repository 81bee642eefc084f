import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import { PersonalDataSource, type PersonalFile } from '@kp/platform/personal-data';

const LIST = prepared(
  'ai.sessions-of-account',
  `SELECT s.created_at AS "createdAt", s.used_at AS "usedAt", s.topic,
          coalesce(json_agg(json_build_object('tool', c.tool, 'arguments', c.arguments, 'calledAt', c.called_at)
                            ORDER BY c.id) FILTER (WHERE c.id IS NOT NULL), '[]') AS "toolCalls"
     FROM assistant_session s LEFT JOIN assistant_tool_call c ON c.session_id = s.id
    WHERE s.user_id = $1
    GROUP BY s.id
    ORDER BY s.created_at, s.id`,
);

const DELETE = prepared('ai.delete-sessions-of-account', 'DELETE FROM assistant_session WHERE user_id = $1');

@Injectable()
export class SessionsData extends PersonalDataSource {
  constructor(private readonly sql: Sql) {
    super();
  }

  async *files(userId: number): AsyncIterable<PersonalFile> {
    yield { name: 'assistant-sessions.json', json: await this.sql.rows(LIST, [userId]) };
  }

  async erase(userId: number): Promise<void> {
    await this.sql.run(DELETE, [userId]);
  }
}
