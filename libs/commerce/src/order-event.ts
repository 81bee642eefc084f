type OrderStep<Kind extends string> = Extract<
  Kind,
  | 'items_shipped'
  | 'withdrawn'
  | `return_${string}`
  | `${string}_edited`
  | 'invoice_corrected'
  | 'balance_link_sent'
>;

/** Of these the customer and the staff read the same (`order.events` of the common texts). */
export const isOrderStep = <Kind extends string>(kind: Kind): kind is OrderStep<Kind> =>
  /^(?:items_shipped|withdrawn|invoice_corrected|balance_link_sent|return_.*|.*_edited)$/.test(kind);
