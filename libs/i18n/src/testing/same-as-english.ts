import type { LanguageCode } from '../languages';

const NAMES = [
  'KitchenPass',
  '{{page}} | KitchenPass',
  'PayPal',
  'Revolut Pay',
  'Apple Pay / Google Pay',
  'IBAN',
  'PDF, {{size}} MB',
];

/** Words that a language shares with English, to the letter. */
const SHARED: Readonly<Record<Exclude<LanguageCode, 'en'>, readonly string[]>> = {
  fr: [
    'Actions',
    'Code',
    'Contact',
    'Date',
    'Description',
    'Excellence',
    'Introduction',
    'Marketing',
    'Menu',
    'Message',
    'Messages',
    'Newsletter',
    'Note',
    'Pages',
    'Notification',
    'Notifications ({{hotkey}})',
    'Stock',
    'Total',
    'Mode',
    'Test',
  ],
  de: [
    'Code',
    'Marketing',
    'Name',
    'Newsletter',
    'Status',
    'Wallet',
    'Bank',
    'Live',
    'Test',
    'Zone: {{zone}}.',
  ],
  it: ['Marketing', 'Dashboard', 'Home', 'Menu', 'Newsletter', 'No', 'Password', 'Email'],
  pt: ['Marketing', 'Menu', 'Newsletter', 'Stock', 'Subtotal', 'Total', 'Status'],
  ro: ['Marketing', 'Catalog', 'administrator', 'Card', 'Contact', 'Newsletter', 'Subtotal', 'Total', 'Test'],
  es: ['Marketing', 'Error', 'Error: {{message}}', 'No', 'Stock', 'Subtotal', 'Total'],
  ar: [],
  zh: ['SKU'],
  ja: ['SKU'],
  ko: ['SKU'],
};

export function mayBeEnglish(text: string, language: LanguageCode): boolean {
  return language === 'en' || NAMES.includes(text) || SHARED[language].includes(text);
}
