import { Module } from '@nestjs/common';
import { CatalogModule } from '@kp/catalog';
import { InvoicesModule } from '@kp/invoices';
import { OrdersModule } from '@kp/orders';
import { PaymentsCoreModule } from '@kp/payments';
import { SettingsModule } from '@kp/settings';
import { Assistant } from './assistant';
import { AiController } from './http/ai.controller';
import { ModelBudget } from './model/model-budget';
import { ModelClient } from './model/model-client';
import { ModelEngine } from './model/model-engine';
import { ModelTools } from './model/model-tools';
import { AssistantSessions } from './sessions/assistant-sessions';
import { SessionsData } from './sessions/sessions-data';
import { PurgeSessions } from './sessions/purge-sessions';
import { TOOLS } from './tools/tool-set';

@Module({
  imports: [CatalogModule, InvoicesModule, OrdersModule, PaymentsCoreModule, SettingsModule],
  controllers: [AiController],
  providers: [
    Assistant,
    AssistantSessions,
    ModelBudget,
    ModelClient,
    ModelEngine,
    ModelTools,
    SessionsData,
    ...TOOLS,
  ],
})
export class AiModule {}

@Module({ providers: [PurgeSessions] })
export class AiWorkerModule {}
