import { Injectable } from '@nestjs/common';
import { type Observable, Subject, takeUntil, timer } from 'rxjs';

/** Clients reconnect then, with a token that is still valid. */
const MAX_LIFE_MS = 600_000;

/** Server-sent events; when the server drains they end, and their clients reconnect to another one. */
@Injectable()
export class EventStreams {
  private readonly drained = new Subject<void>();

  endAll(): void {
    this.drained.next();
  }

  open<Event>(events: Observable<Event>): Observable<Event> {
    return events.pipe(takeUntil(this.drained), takeUntil(timer(MAX_LIFE_MS)));
  }
}
