import type { InvoiceResponse } from '@kp/api-client/account';

const SELLER: InvoiceResponse['seller'] = {
  name: 'Bistro Supplies SRL',
  address: 'Strada Lungă 1',
  zipCode: '500001',
  city: 'Brașov',
  country: 'Romania',
  vatNumber: 'RO123',
  registrationNumber: 'J08/1/2017',
  email: 'office@supplies.example',
  phone: '+40 268 000 111',
  bankName: 'Banca Transilvania',
  iban: 'RO49AAAA1B31007593840000',
};

const BUYER: InvoiceResponse['user'] = {
  firstName: 'Maria',
  lastName: 'Popescu',
  companyName: 'Bistro Nord SRL',
  email: 'maria@bistro-nord.example',
  companyAddress: 'Strada Lipscani 12',
  companyCity: 'Bucharest',
  companyCounty: 'București',
  companyZip: '030031',
  companyCountry: 'Romania',
  vatNumber: 'RO777',
  registrationNumber: '',
};

/** The unpaid invoice in euro of an order in dollars. */
export function anInvoice(changes: Partial<InvoiceResponse> = {}): InvoiceResponse {
  return {
    id: 9,
    invoiceNumber: 'INV-2026-000009',
    kind: 'invoice',
    orderId: 41,
    orderNumber: 'ORD-2026-000041',
    reversesNumber: null,
    reversedByNumber: null,
    issueDate: '2026-11-22',
    supplyDate: '2026-11-20',
    paymentMethod: 'wire_transfer',
    isPaid: false,
    paidAt: null,
    currency: 'EUR',
    subtotal: '56.11',
    vatAmount: '10.66',
    totalAmount: '66.77',
    language: 'en',
    items: [
      {
        productName: 'Day dots, Monday',
        productCode: 'KP-3',
        quantity: 2,
        unitPrice: '18.3908',
        vatRate: 0.19,
        lineTotal: '36.78',
      },
      {
        productName: 'Shipping',
        productCode: null,
        quantity: 1,
        unitPrice: '19.3292',
        vatRate: 0.19,
        lineTotal: '19.33',
      },
    ],
    user: BUYER,
    seller: SELLER,
    ordered: {
      currency: 'USD',
      subtotal: '39.98',
      shipping: '25.00',
      vatAmount: '7.60',
      totalAmount: '72.58',
      exchangeRate: '0.920000',
      exchangeRateDate: '2026-11-01',
    },
    accounting: {
      currency: 'RON',
      vatAmount: '54.26',
      exchangeRate: '5.090000',
      exchangeRateDate: '2026-11-02',
    },
    vatExemption: null,
    notes: null,
    paymentLink: 'https://shop.example/pay/9.signed',
    ...changes,
  };
}
