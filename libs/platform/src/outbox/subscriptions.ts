import type { DynamicModule, Type } from '@nestjs/common';
import { Client } from 'pg';
import { EVENT_HANDLER, type HandlerMetadata } from './event-handler';

type ImportedModule = Type | DynamicModule | Promise<DynamicModule> | { forwardRef: () => unknown };

/** Every handler that the modules and what they import declare; nothing is instantiated. */
export function declaredHandlers(modules: ImportedModule[]): HandlerMetadata[] {
  const found = new Map<string, HandlerMetadata>();
  const visited = new Set<unknown>();
  const visit = (imported: ImportedModule) => {
    if (visited.has(imported)) return;
    visited.add(imported);
    const dynamic = 'module' in imported ? imported : undefined;
    const module = dynamic?.module ?? (imported as Type);
    const listed = <T>(key: 'imports' | 'providers') => [
      ...((Reflect.getMetadata(key, module) as T[] | undefined) ?? []),
      ...((dynamic?.[key] as T[] | undefined) ?? []),
    ];
    for (const provider of listed<unknown>('providers')) {
      if (typeof provider !== 'function') continue;
      const metadata = Reflect.getMetadata(EVENT_HANDLER, provider) as HandlerMetadata | undefined;
      if (metadata) found.set(metadata.name, metadata);
    }
    listed<ImportedModule>('imports').forEach(visit);
  };
  modules.forEach(visit);
  return [...found.values()];
}

/** A handler that is in two versions of the program keeps its row, so that workers of both share its deliveries. */
const SUBSCRIBE = `
  INSERT INTO outbox_subscription (event, handler, queue)
  SELECT * FROM unnest($1::text[], $2::text[], $3::text[])
  ON CONFLICT (event, handler) DO UPDATE SET queue = excluded.queue, retired_at = NULL`;
const RETIRE = `
  UPDATE outbox_subscription SET retired_at = now()
  WHERE retired_at IS NULL
    AND (event, handler) NOT IN (SELECT * FROM unnest($1::text[], $2::text[]))`;
const RENAME_OPEN = `
  UPDATE outbox_delivery SET handler = $1
  WHERE handler = ANY ($2) AND done_at IS NULL AND discarded_at IS NULL`;

/**
 * Makes the rows of `outbox_subscription` say what the handlers say. The relay makes deliveries from these rows, so an
 * event waits for its handlers whichever worker sees it first.
 */
export async function writeSubscriptions(url: string, handlers: HandlerMetadata[]): Promise<void> {
  const events = handlers.map(({ event }) => event);
  const names = handlers.map(({ name }) => name);
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN');
    // Two migrate programs may run at once.
    await client.query('LOCK TABLE outbox_subscription IN SHARE ROW EXCLUSIVE MODE');
    await client.query(SUBSCRIBE, [events, names, handlers.map(({ queue }) => queue)]);
    await client.query(RETIRE, [events, names]);
    for (const { name, formerNames = [] } of handlers) {
      if (formerNames.length > 0) await client.query(RENAME_OPEN, [name, formerNames]);
    }
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}
