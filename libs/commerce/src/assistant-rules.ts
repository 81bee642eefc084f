/** What the assistant can help with. */
export const ASSISTANT_CAPABILITIES = [
  'catalogue',
  'comparison',
  'stock',
  'rules',
  'haccp',
  'orders',
  'invoices',
  'cart',
  'setup',
] as const;
