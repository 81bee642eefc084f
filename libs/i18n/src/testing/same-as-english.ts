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
    'Contact',
    'Date',
    'Description',
    'Excellence',
    'Introduction',
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
  ],
  de: ['Name', 'Newsletter', 'Status', 'Wallet'],
  it: ['Dashboard', 'Home', 'Menu', 'Newsletter', 'Password'],
  pt: ['Menu', 'Newsletter', 'Stock', 'Subtotal', 'Total'],
  ro: ['administrator', 'Card', 'Contact', 'Newsletter', 'Subtotal', 'Total'],
  es: ['Error', 'Error: {{message}}', 'Stock', 'Subtotal', 'Total'],
  ar: [],
  zh: ['SKU'],
  ja: ['SKU'],
  ko: ['SKU'],
};

export function mayBeEnglish(text: string, language: LanguageCode): boolean {
  return language === 'en' || NAMES.includes(text) || SHARED[language].includes(text);
}
