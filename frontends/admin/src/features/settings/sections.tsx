import type { ComponentType } from 'react';
import { lazySection } from '../../shared/lazy-panel';
import type { SettingsSection } from '../../shared/settings-sections';

/** Each is a chunk of its own, for the settings and for the assistant that leads through them. */
export const SECTIONS: Readonly<Record<SettingsSection, ComponentType>> = {
  company: lazySection(async () => (await import('./company-section')).CompanySection),
  numbers: lazySection(async () => (await import('./numbers-section')).NumbersSection),
  brand: lazySection(async () => (await import('./brand-section')).BrandSection),
  pages: lazySection(async () => (await import('./pages/pages-section')).PagesSection),
  currency: lazySection(async () => (await import('./currency-section')).CurrencySection),
  region: lazySection(async () => (await import('./region-section')).RegionSection),
  shipping: lazySection(async () => (await import('./shipping-section')).ShippingSection),
  delivery: lazySection(async () => (await import('./delivery-section')).DeliverySection),
  law: lazySection(async () => (await import('./law-section')).LawSection),
  vat: lazySection(async () => (await import('./vat-section')).VatSection),
  rates: lazySection(async () => (await import('./exchange-rates-section')).ExchangeRatesSection),
  mail: lazySection(async () => (await import('./mail-section')).MailSection),
  payments: lazySection(async () => (await import('./payments-section')).PaymentsSection),
  eFactura: lazySection(async () => (await import('./e-factura-section')).EFacturaSection),
  retention: lazySection(async () => (await import('./retention-section')).RetentionSection),
};
