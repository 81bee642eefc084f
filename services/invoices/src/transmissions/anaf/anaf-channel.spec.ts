import type { SettingsService } from '@kp/settings';
import type { Buyer } from '../../domain/invoice-parties';
import { anInvoice } from '../../testing/an-invoice';
import { AnafChannel } from './anaf-channel';
import type { AnafClient } from './anaf-client';
import type { AnafTokens } from './anaf-tokens';

describe('the buyer of a document that is looked for in the list', () => {
  const channel = new AnafChannel({} as AnafClient, {} as AnafTokens, {} as SettingsService);

  it.each([
    ['a company at home', { vatNumber: 'RO18547290' }, '18547290'],
    ['a company outside VAT', { vatNumber: '', taxId: '18547290' }, '18547290'],
    ['a private person', { vatNumber: '', taxId: '', registrationNumber: '' }, ''],
    ['anybody, for a company of another state', { vatNumber: 'DE811907980', country: 'Germany' }, null],
  ] as [string, Partial<Buyer>, string | null][])('is %s', (_who, changes, recipient) => {
    expect(channel.recipientOf({ ...anInvoice().buyer, ...changes })).toBe(recipient);
  });
});
