/** Sentences of the answers; `{name}` is replaced. */
export const en = {
  hello:
    'Hello! I answer questions about our products, prices and stock, delivery and payment, food safety (HACCP), and about your own orders and invoices.',
  thanks: "You're welcome. Ask me anything else about the shop.",
  found: 'I found these for “{query}”:',
  foundWithin: 'These match:',
  foundMentioned: 'No product is called “{query}”. These speak of it:',
  foundSimilar: 'These may be what you need:',
  foundNear: 'I found no product for “{query}”. The nearest ones, with “{words}”:',
  foundNothing:
    'I found no product for “{query}” in our shop. Try another word, or ask us with the contact form.',
  priceOf: '{name} costs {price}.',
  wasPrice: 'before: {price}',
  inStock: 'in stock ({count})',
  outOfStock: 'out of stock',
  stockYes: 'Yes, {name} is in stock: {count} available.',
  stockNo: 'No, {name} is out of stock at the moment. Its page can notify you when it is back.',
  cheaper: 'Cheaper than {name} ({price}):',
  noCheaper: 'I found nothing cheaper than {name} at {price}.',
  cheapest: 'The cheapest first:',
  compared: 'Compared:',
  compareNeedsTwo: 'Which two products shall I compare?',
  whichProduct: 'Which product do you mean? Tell me its name or code.',
  labelPrice: 'Price',
  labelStock: 'Stock',
  labelCategory: 'Category',
  labelRating: 'Rating',
  labelWeight: 'Weight',
  shippingCost:
    'Shipping costs {cost} per order. It is free only when the goods of the order are worth more than {threshold}.',
  shippingFor: 'For goods worth {amount}, shipping costs {cost}.',
  shippingFreeFor: 'For goods worth {amount}, shipping is free.',
  shippingByAddress: 'Some destinations have other rates; the checkout shows yours.',
  deliveryDays: '{dates} ({days} business days)',
  payment: 'You can pay with: {methods}. Other ways of payment are not accepted.',
  paymentAccepted: '{names}: accepted.',
  paymentRefused: '{names}: not accepted.',
  returns:
    'You can ask to return items within {days} days of delivery, in your account at the order. We refund what was returned.',
  vat: 'Prices are shown in {currency} without VAT. {rate} VAT is added to the order.',
  vatIncluded: 'Prices are shown in {currency} and include VAT (usually {rate}).',
  company: '{name}, {address}. E-mail: {email}. Phone: {phone}.',
  companyHours: ' Opening hours: {hours}.',
  discount:
    'I cannot give discounts or codes. If you have a code, enter it at the checkout; reduced products show their former price.',
  quote: 'For large quantities or several kitchens, request a quote: we answer within 24 hours.',
  ordersSignIn: 'To see orders, please sign in first. I show orders only to the account that placed them.',
  invoicesSignIn:
    'To see invoices, please sign in first. I show invoices only to the account that they belong to.',
  ordersYours: 'Your latest orders:',
  ordersNone: 'You have no orders yet.',
  orderUnknown: 'Your account has no order with the number {number}.',
  tracking: 'tracking number {number}',
  invoicesYours: 'Your invoices:',
  invoicesNone:
    'You have no invoices of this kind. An invoice can be issued in your account once the order is delivered.',
  invoiceUnknown: 'Your account has no invoice with the number {number}.',
  proposal: 'I can put this into your cart. Nothing is added until you confirm:',
  total: 'Together {total}, without VAT and shipping.',
  shortened: 'Fewer are left than you asked for: {names}.',
  setup: 'A list to start with: {title}.',
  setupWhich: 'For which kind of business? I have lists for: {kinds}.',
  source: 'Source: {source}.',
  fromShop: 'From our shop:',
  noGuidance: 'I have no reliable guidance on that, so I would rather not guess.',
  decline:
    'I cannot help with that. I answer questions about our products, orders, delivery, payment and food safety in the kitchen.',
  declineMedical:
    'I cannot give medical advice. Please ask a doctor; in an emergency call 112. I gladly help with products and food safety.',
  declineOthers:
    'I cannot show the data of another customer, only your own. For your own orders, please sign in.',
  declineInstructions:
    'I cannot show or change my instructions, prices or data. I gladly answer questions about products and orders.',
  declineAct:
    'I cannot do that for you: I only give information. You can do it in your account, or ask us with the contact form.',
  emergency: 'Call 112 now – or your local emergency number.',
  poisonLine: 'Then the poison information line ({country}): {number}, {hours}.',
  allDay: 'day and night',
  stepsPoison:
    'Do not make them vomit. Rinse the mouth with water and spit it out; in the eyes or on the skin: rinse with running water for at least 15 minutes and take off what is wet. Fresh air after vapours. Have the packaging at hand when you call: its label and safety data sheet have the first-aid measures.',
  stepsBurn:
    'Cool the burn with cool running water for 20 minutes. Take off rings and clothes unless they stick. No ice, butter or cream; do not open blisters. Then cover it loosely with a clean cloth or cling film.',
  stepsFire:
    'Get everybody out. Never pour water on burning fat. Switch off gas and power only if you can reach them safely; a small pan fire may be smothered with a lid or a fire blanket. Close the doors and stay outside.',
  stepsInjury:
    'Stay with the person and do what the emergency line tells you. Press a clean cloth firmly on a bleeding wound. Switch off the power before you touch somebody after an electric shock. Who is unconscious but breathes lies on the side; who does not breathe needs chest compressions at once.',
  password:
    'On the page for a new password, enter your email: we send you a link that sets a new one. I cannot see or change passwords.',
  signIn:
    'Check the email address and the password first; a new password often helps. After several wrong tries, wait a few minutes. If it still fails, write to us: a person will help.',
  complaint:
    'I am sorry about that. A person should look at it: write to us with the contact form, with the number of the order if there is one, and we will answer you.',
  cancel:
    'I cannot cancel an order, and the account has no button for it. Write to us now with the contact form and the number of the order: what is not shipped yet can be cancelled, and we refund what was paid. What is delivered can be returned within {days} days.',
  shipsTo: 'Yes, we ship to {country}.',
  notUnderstood:
    'I did not understand that. Please say it in other words, or ask a person with the contact form.',
  linkPassword: 'New password',
  linkContact: 'Contact form',
  linkSignIn: 'Sign in',
  linkAccount: 'My account',
  linkProducts: 'All products',
  linkTerms: 'Terms',
  linkBusiness: 'For businesses',
  askStock: 'Is it in stock?',
  askCheaper: 'Is there a cheaper one?',
  askCompare: 'Compare the first two',
  askShipping: 'How much is shipping?',
  askPayment: 'How can I pay?',
  askOrders: 'Where is my order?',
  askFridge: 'What temperature should a fridge have?',
  askSetup: 'What do I need to open a café?',
};

export type UtteranceKey = keyof typeof en;
export type Utterances = Record<UtteranceKey, string>;
