import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { exhaustMap, filter, interval, merge, type Observable, Subject, takeUntil, timer } from 'rxjs';
import type { Principal } from './access';

/** Provided by the auth module. */
export abstract class SessionCheck {
  /** False once the session has ended, or its account lost a right since. */
  abstract isCurrent(principal: Principal): Promise<boolean>;

  /** Says that rights have changed, though not whose. */
  abstract readonly rightsChanged: Observable<void>;
}

/** Clients reconnect then, with a token that is still valid. */
const MAX_LIFE_MS = 600_000;
/** As often as streams send a heartbeat. */
const SESSION_CHECK_MS = 15_000;

/** Server-sent events; when the server drains they end, and their clients reconnect to another one. */
@Injectable()
export class EventStreams {
  private readonly drained = new Subject<void>();

  constructor(private readonly modules: ModuleRef) {}

  endAll(): void {
    this.drained.next();
  }

  /** The guard has let the request in; a stream outlives what it knew. */
  open<Event>(events: Observable<Event>, principal: Principal): Observable<Event> {
    const { rightsChanged } = this.sessions;
    const ended = merge(interval(SESSION_CHECK_MS), rightsChanged).pipe(
      exhaustMap(() => this.isCurrent(principal)),
      filter((isCurrent) => !isCurrent),
    );
    return events.pipe(takeUntil(this.drained), takeUntil(timer(MAX_LIFE_MS)), takeUntil(ended));
  }

  /** A check that fails says nothing about the session: the next one decides. */
  private isCurrent(principal: Principal): Promise<boolean> {
    return this.sessions.isCurrent(principal).catch(() => true);
  }

  private get sessions(): SessionCheck {
    return this.modules.get(SessionCheck, { strict: false });
  }
}
