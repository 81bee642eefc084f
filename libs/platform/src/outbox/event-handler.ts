import { type DynamicModule, Injectable, type OnModuleInit, SetMetadata, type Type } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { Client } from 'pg';
import type { RetryPolicy } from '../queue/queues';

export interface Delivery<Payload = unknown> {
  id: number;
  event: string;
  payload: Payload;
  attempt: number;
  recordedAt: Date;
}

export interface EventHandler<Payload = unknown> {
  handle(delivery: Delivery<Payload>): Promise<void>;

  /** After the last attempt has failed: what waits for the effect is told that it does not come. */
  giveUp?(delivery: Delivery<Payload>): Promise<void>;
}

interface HandlerOptions {
  /** Stored in the database, so it must be unique and independent of the class name. */
  name: string;
  /** Deliveries recorded under these names are still handled. */
  formerNames?: string[];
  /** A queue exists in the processes that have a handler for it. */
  queue: string;
  /** Messages whose payload names one of these as its `lane` have a queue of their own, with its own places. */
  lanes?: readonly string[];
  /** Runs without a transaction, for network calls: such a handler is idempotent and commits its own effect. */
  outsideTransaction?: boolean;
  /** Where waiting for an hour between two attempts would be too long. */
  retries?: RetryPolicy;
}

const EVENT_HANDLER = 'kp:event-handler';

interface HandlerMetadata extends HandlerOptions {
  event: string;
}

export const HandlesEvent = (event: string, options: HandlerOptions): ClassDecorator =>
  SetMetadata(EVENT_HANDLER, { event, ...options } satisfies HandlerMetadata);

/** The queue of the handler, then those of its lanes. */
export function queuesOf({ queue, lanes = [] }: Pick<HandlerOptions, 'queue' | 'lanes'>): string[] {
  return [queue, ...lanes.map((lane) => `${queue}-${lane}`)];
}

export interface RegisteredHandler extends HandlerMetadata {
  handler: EventHandler;
}

@Injectable()
export class HandlerRegistry implements OnModuleInit {
  private readonly handlers = new Map<string, RegisteredHandler>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    for (const { metatype, instance } of this.discovery.getProviders()) {
      if (typeof metatype !== 'function' || !instance) continue;
      const metadata = this.reflector.get<HandlerMetadata | undefined>(EVENT_HANDLER, metatype);
      if (!metadata) continue;
      for (const name of [metadata.name, ...(metadata.formerNames ?? [])]) {
        if (this.handlers.has(name)) throw new Error(`Two event handlers are called "${name}".`);
        this.handlers.set(name, { ...metadata, handler: instance as EventHandler });
      }
    }
  }

  names(): string[] {
    return [...this.handlers.keys()];
  }

  find(name: string): RegisteredHandler | undefined {
    return this.handlers.get(name);
  }
}

type ImportedModule = Type | DynamicModule | Promise<DynamicModule> | { forwardRef: () => unknown };

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

const SUBSCRIBE = `
  INSERT INTO outbox_subscription (event, handler, queue, lanes)
  SELECT event, handler, queue, string_to_array(lanes, ',')
    FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS wanted (event, handler, queue, lanes)
  ON CONFLICT (event, handler) DO UPDATE SET queue = excluded.queue, lanes = excluded.lanes, retired_at = NULL`;
const RETIRE = `
  UPDATE outbox_subscription SET retired_at = now()
  WHERE retired_at IS NULL
    AND (event, handler) NOT IN (SELECT * FROM unnest($1::text[], $2::text[]))`;
const RENAME_OPEN = `
  UPDATE outbox_delivery SET handler = $1
  WHERE handler = ANY ($2) AND done_at IS NULL AND discarded_at IS NULL`;

/** The relay reads these rows, so events also reach the handlers of other workers. */
export async function writeSubscriptions(url: string, handlers: HandlerMetadata[]): Promise<void> {
  const events = handlers.map(({ event }) => event);
  const names = handlers.map(({ name }) => name);
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN');
    // Two migrations may run concurrently.
    await client.query('LOCK TABLE outbox_subscription IN SHARE ROW EXCLUSIVE MODE');
    const queues = handlers.map(({ queue }) => queue);
    const lanes = handlers.map((handler) => (handler.lanes ?? []).join(','));
    await client.query(SUBSCRIBE, [events, names, queues, lanes]);
    await client.query(RETIRE, [events, names]);
    for (const { name, formerNames = [] } of handlers) {
      if (formerNames.length > 0) await client.query(RENAME_OPEN, [name, formerNames]);
    }
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}
