import type { RequestQuoteRequest, SendContactMessageRequest } from '../contact.dto';

export function aContactMessage(changes: Partial<SendContactMessageRequest> = {}): SendContactMessageRequest {
  return {
    name: 'Ana Popescu',
    email: 'ana@bistro-nord.example',
    phone: '+40 721 000 111',
    subject: 'Labels for the cold room',
    category: 'product',
    message: 'Which labels hold at -20 °C?\nWe need 4 rolls.',
    ...changes,
  };
}

export function aQuoteRequest(changes: Partial<RequestQuoteRequest> = {}): RequestQuoteRequest {
  return {
    name: 'Ana Popescu',
    email: 'ana@bistro-nord.example',
    companyName: 'Bistro Nord SRL',
    country: 'Romania',
    vatNumber: 'RO12345674',
    products: '200 rolls of day dots,\n12 probe thermometers',
    locations: 12,
    ...changes,
  };
}
