import { SetMetadata } from '@nestjs/common';

/** Work that a worker does again and again, such as sweeping old rows. */
export interface RepeatedWork {
  /** One round. It is not told what the last one did: it looks for what there is to do. */
  run(): Promise<void>;
}

export interface RepeatOptions {
  /** Unique over the whole shop, like `orders.release-expired-holds`; workers share the work under this name. */
  name: string;
  everySeconds: number;
}

export const REPEATS = 'kp:repeats';

/** Makes a provider of a worker module repeated work. Only one worker is at it at any time. */
export const Repeats = (options: RepeatOptions): ClassDecorator => SetMetadata(REPEATS, options);
