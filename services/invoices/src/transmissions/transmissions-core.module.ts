import { Module } from '@nestjs/common';
import { SettingsModule } from '@kp/settings';
import { AnafChannel } from './anaf/anaf-channel';
import { AnafClient } from './anaf/anaf-client';
import { AnafTokens } from './anaf/anaf-tokens';
import { CallBudget } from './call-budget';
import { TransmissionChannel } from './domain/transmission-channel';
import { AuthorityMessageRepository } from './persistence/authority-message.repository';
import { ConnectionRepository } from './persistence/connection.repository';
import { TransmissionRepository } from './persistence/transmission.repository';
import { TransmissionViews } from './persistence/transmission-views';
import { QueueDocuments } from './queue-documents';

/** Another country's authority, or Peppol, is another channel here. */
@Module({
  imports: [SettingsModule],
  providers: [
    CallBudget,
    AnafTokens,
    AnafClient,
    { provide: TransmissionChannel, useClass: AnafChannel },
    ConnectionRepository,
    TransmissionRepository,
    AuthorityMessageRepository,
    QueueDocuments,
    TransmissionViews,
  ],
  exports: [
    CallBudget,
    AnafTokens,
    TransmissionChannel,
    ConnectionRepository,
    TransmissionRepository,
    AuthorityMessageRepository,
    QueueDocuments,
    TransmissionViews,
  ],
})
export class TransmissionsCoreModule {}
