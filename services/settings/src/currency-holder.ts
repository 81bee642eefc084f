import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { CurrencyCode } from '@kp/commerce';
import type { LanguageCode } from '@kp/i18n/languages';

/**
 * What a module stores in the currency of the shop, or has agreed with customers at its prices. A provider of the HTTP
 * process that extends it is found by itself.
 */
export abstract class CurrencyHolder {
  /** In the transaction that changes it, in the order of the modules. @throws DomainError when it has to stay */
  abstract changeCurrency(currency: CurrencyCode): Promise<void>;

  /** In the transaction that changes whether prices are entered with VAT. @throws DomainError when that has to stay */
  async changePriceEntry(): Promise<void> {}

  /** In the transaction that says in which language texts are entered. @throws DomainError when it has to stay */
  async changeCatalogLanguage(_language: LanguageCode): Promise<void> {}
}

@Injectable()
export class CurrencyHolders implements OnModuleInit {
  /** In the order of the modules. */
  all: readonly CurrencyHolder[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const instances = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    this.all = [...new Set(instances)].filter((instance) => instance instanceof CurrencyHolder);
  }
}
