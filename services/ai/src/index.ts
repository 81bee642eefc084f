import type { ShopModule } from '@kp/platform/composition';
import { AiModule, AiWorkerModule } from './ai.module';
import { CreateAssistant1795497107558 } from './persistence/migrations/1795497107558-create-assistant';
import { BudgetModel1795524140621 } from './persistence/migrations/1795524140621-budget-model';
import { ModelConfig } from './model/model.config';

export const aiDescriptor: ShopModule = {
  name: 'ai',
  entities: [],
  migrations: [CreateAssistant1795497107558, BudgetModel1795524140621],
  config: [ModelConfig],
  gateway: [AiModule],
  worker: [AiWorkerModule],
};
