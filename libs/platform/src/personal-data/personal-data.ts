import { Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import type { ZippedFile } from '../zip';

/** A file of the archive that a customer downloads. */
export type PersonalFile = ZippedFile;

/** What a module stores about an account. A provider of the HTTP process that extends it is found by itself. */
export abstract class PersonalDataSource {
  /** One after another, so that only one is in memory. */
  abstract files(userId: number): AsyncIterable<PersonalFile>;

  /** Locks rows that other transactions lock before the row of the account. */
  async lock(_userId: number): Promise<void> {}

  /** In the transaction that deletes the account afterwards. @throws DomainError when the account has to stay */
  abstract erase(userId: number): Promise<void>;
}

@Injectable()
export class PersonalData implements OnModuleInit {
  private sources: PersonalDataSource[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const instances = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    this.sources = [...new Set(instances)].filter((instance) => instance instanceof PersonalDataSource);
  }

  async *files(userId: number): AsyncIterable<PersonalFile> {
    for (const source of this.sources) yield* source.files(userId);
  }

  async lock(userId: number): Promise<void> {
    for (const source of this.sources) await source.lock(userId);
  }

  async erase(userId: number): Promise<void> {
    for (const source of this.sources) await source.erase(userId);
  }
}

@Module({ imports: [DiscoveryModule], providers: [PersonalData], exports: [PersonalData] })
export class PersonalDataModule {}
