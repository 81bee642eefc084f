import { IsBoolean } from 'class-validator';
import { Setting } from '../config';

export class WorkerConfig {
  @Setting({
    name: 'WORKER_YIELDS',
    default: 'true',
    description:
      'Whether the worker leaves the processor to whatever else wants it; false where others than the shop keep the machine busy.',
  })
  @IsBoolean()
  yields: boolean;
}
