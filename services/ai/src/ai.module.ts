import { Module } from '@nestjs/common';
import { CatalogModule } from '@kp/catalog';
import { InvoicesModule } from '@kp/invoices';
import { OrdersModule } from '@kp/orders';
import { PaymentsCoreModule } from '@kp/payments';
import { SettingsModule } from '@kp/settings';
import { Assistant } from './assistant';
import { AiController } from './http/ai.controller';
import { AssistantSessions } from './sessions/assistant-sessions';
import { SessionsData } from './sessions/sessions-data';
import { SweepSessions } from './sessions/sweep-sessions';
import { TOOLS } from './tools/tool-set';

@Module({
  imports: [CatalogModule, InvoicesModule, OrdersModule, PaymentsCoreModule, SettingsModule],
  controllers: [AiController],
  providers: [Assistant, AssistantSessions, SessionsData, ...TOOLS],
})
export class AiModule {}

@Module({ providers: [SweepSessions] })
export class AiWorkerModule {}
