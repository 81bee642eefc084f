import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { EVENT_HANDLER, type EventHandler, type HandlerMetadata } from './event-handler';

export interface RegisteredHandler extends HandlerMetadata {
  name: string;
  handler: EventHandler;
}

/** Every `@HandlesEvent` provider of this process, by class name. */
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
      if (this.handlers.has(metatype.name))
        throw new Error(`Two event handlers are called ${metatype.name}.`);
      this.handlers.set(metatype.name, {
        ...metadata,
        name: metatype.name,
        handler: instance as EventHandler,
      });
    }
  }

  all(): RegisteredHandler[] {
    return [...this.handlers.values()];
  }

  find(name: string): RegisteredHandler | undefined {
    return this.handlers.get(name);
  }
}
