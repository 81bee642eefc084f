import { type DynamicModule, Module } from '@nestjs/common';
import { shopModules } from '@kp/modules';
import { PlatformModule } from '@kp/platform/composition';
import type { Environment } from '@kp/platform/config';
import { OutboxWorkerModule } from '@kp/platform/outbox';

@Module({})
export class WorkerModule {
  static forRoot(environment?: Environment, modules = shopModules): DynamicModule {
    const workerModules = modules.flatMap((module) => module.worker);
    return {
      module: WorkerModule,
      imports: [
        PlatformModule.forRoot({ environment, modules, isWorker: true }),
        OutboxWorkerModule.forRoot({ environment, modules: workerModules }),
        ...workerModules,
      ],
    };
  }
}
