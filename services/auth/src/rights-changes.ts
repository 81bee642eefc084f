import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PostgresBus } from '@kp/platform/database';
import { type Observable, Subject } from 'rxjs';

const CHANNEL = 'staff_rights';

/** Tells all gateways that roles, or who has them, are others now: what is open looks at its rights again. */
@Injectable()
export class RightsChanges implements OnModuleInit {
  private readonly changes = new Subject<void>();

  constructor(private readonly bus: PostgresBus) {}

  async onModuleInit(): Promise<void> {
    await this.bus.subscribe(CHANNEL, () => this.changes.next());
  }

  get all(): Observable<void> {
    return this.changes;
  }

  /** Once the transaction has committed. */
  announce(): void {
    this.bus.publish(CHANNEL, ['changed']);
  }
}
