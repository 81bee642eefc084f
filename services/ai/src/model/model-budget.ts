import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import { ModelConfig } from './model.config';

const USED = prepared(
  'ai.model-tokens',
  'SELECT model_tokens AS tokens FROM assistant_session WHERE id = $1',
);
const USE = prepared(
  'ai.use-model-tokens',
  'UPDATE assistant_session SET model_tokens = model_tokens + $2 WHERE id = $1',
);

/** The tokens of a session. A message that begins within the budget is answered to its end. */
@Injectable()
export class ModelBudget {
  constructor(
    private readonly sql: Sql,
    private readonly config: ModelConfig,
  ) {}

  async isLeft(sessionId: string): Promise<boolean> {
    const used = await this.sql.first<{ tokens: number }>(USED, [sessionId]);
    return (used?.tokens ?? 0) < this.config.sessionTokens;
  }

  async use(sessionId: string, tokens: number): Promise<void> {
    if (tokens > 0) await this.sql.run(USE, [sessionId, tokens]);
  }
}
