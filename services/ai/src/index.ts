import type { ShopModule } from '@kp/platform/composition';
import { AiModule, AiWorkerModule } from './ai.module';
import { CreateAssistant1795497107558 } from './persistence/migrations/1795497107558-create-assistant';

export const aiDescriptor: ShopModule = {
  name: 'ai',
  entities: [],
  migrations: [CreateAssistant1795497107558],
  config: [],
  gateway: [AiModule],
  worker: [AiWorkerModule],
};
