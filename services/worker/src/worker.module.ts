import { type DynamicModule, Module } from '@nestjs/common';
import { entitiesOf, shopModules } from '@kp/modules';
import { PlatformModule } from '@kp/platform/composition';
import type { Environment } from '@kp/platform/config';
import { OutboxWorkerModule } from '@kp/platform/outbox';

@Module({})
export class WorkerModule {
  static forRoot(environment?: Environment, modules = shopModules): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        PlatformModule.forRoot({
          environment,
          isWorker: true,
          entities: entitiesOf(modules),
          migrations: [],
        }),
        OutboxWorkerModule.forRoot({ environment }),
        ...modules.flatMap((module) => module.worker),
      ],
    };
  }
}
