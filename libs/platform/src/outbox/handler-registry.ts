import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { EVENT_HANDLER, type EventHandler, type HandlerMetadata } from './event-handler';

export interface RegisteredHandler extends HandlerMetadata {
  handler: EventHandler;
}

/** Every `@HandlesEvent` provider of this process, by its name and its former names. */
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

  /** Present and former names. */
  names(): string[] {
    return [...this.handlers.keys()];
  }

  find(name: string): RegisteredHandler | undefined {
    return this.handlers.get(name);
  }
}
