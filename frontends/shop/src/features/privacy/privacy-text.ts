import type { CompanyLabels } from '../../shared/legal-page';

export interface PrivacySection {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
  readonly closing?: string;
}

/** The policy is published in English only, so its text is not in the message files. */
export const PRIVACY_TITLE = 'Privacy policy';
export const PRIVACY_UPDATED = 'Last updated: June 25, 2025';
export const PRIVACY_CONTENTS = 'Contents';

export const GDPR_NOTICE =
  'This policy tells you how we process personal data under the General Data Protection Regulation, Regulation (EU) 2016/679 (GDPR), and Romanian Law no. 190/2018.';

export const PRIVACY_COMPANY: CompanyLabels = {
  heading: 'Company information',
  name: 'Company',
  address: 'Address',
  vatNumber: 'Tax number',
  registrationNumber: 'Trade register number',
  email: 'Email',
  phone: 'Phone',
};

export const PRIVACY_SECTIONS: readonly PrivacySection[] = [
  {
    id: 'who-we-are',
    title: '1. Who we are',
    paragraphs: [
      'The controller of your personal data is the company named above, which runs this shop. We are established in Romania and sell kitchen equipment, food labels, HACCP supplies, cleaning supplies and storage to businesses that prepare and sell food.',
      'You can reach us, and our data protection officer, at the email address above.',
    ],
  },
  {
    id: 'how-we-process',
    title: '2. How we process personal data',
    paragraphs: [
      'We process data that you give us: when you order, create an account, send us a message or ask for a quote. You can browse the shop without an account and without telling us who you are.',
      'Where a contact form asks for your consent with a checkbox, we process what you send on the basis of that consent, and you may withdraw it at any time. Withdrawal does not affect what was done before.',
      'We do not sell personal data, and we make no decisions about you by automatic means alone.',
      'The shop keeps what it needs to work in your browser: your sign-in, your cart, what you enter at the checkout (for a day, never your card), your chat with the assistant, your language and how you like lists to be shown. It uses no advertising cookies.',
    ],
  },
  {
    id: 'data-and-purposes',
    title: '3. Which data, and what for',
    paragraphs: ['We process the following data, each for the purpose named with it:'],
    points: [
      'Account: name, email address, password (stored only as a cryptographic hash) and language, to sign you in and to show you your orders.',
      'Orders: name, delivery and billing address, telephone number, email address, what you ordered and how you pay, to deliver the order and to handle returns and warranty.',
      'Invoices: company name, tax number, address and amounts, to issue the invoices that the law requires.',
      'Messages and quote requests: name, email address, telephone number, company and what you write, to answer you.',
      'Card payments: the result of the payment and its reference at the payment provider. We do not see or store your full card number.',
      'Technical data: address of your connection, time and kind of request, to keep the shop secure and available.',
    ],
  },
  {
    id: 'legal-grounds',
    title: '4. Legal grounds',
    paragraphs: ['We process personal data only where Article 6 of the GDPR allows it:'],
    points: [
      'Contract, Article 6(1)(b): to take, deliver and invoice your order, to run your account and to answer your request for a quote.',
      'Legal obligation, Article 6(1)(c): to keep accounting and tax records.',
      'Legitimate interest, Article 6(1)(f): to answer messages, to prevent fraud and to keep the shop secure.',
      'Consent, Article 6(1)(a): for news and offers, and wherever we ask you for it.',
    ],
  },
  {
    id: 'retention',
    title: '5. How long we keep data',
    paragraphs: ['We keep personal data no longer than its purpose needs:'],
    points: [
      'Account data: until you delete your account, which you can do yourself under “Your data” in your account.',
      'Orders and invoices: as long as accounting and tax law requires, then they are deleted or made anonymous. When you delete your account, your orders are made anonymous at once.',
      'Messages and quote requests: up to three years after the last answer, because claims may be made within that time.',
      'Technical data: up to twelve months.',
      'Data processed by consent: until you withdraw it.',
    ],
  },
  {
    id: 'disclosure',
    title: '6. Who receives data',
    paragraphs: [
      'We pass on only what each recipient needs: to couriers who deliver your order, to payment providers who take your payment, to companies that run our technical systems under a data processing agreement, to our accountants, and to authorities where the law obliges us.',
      'Your data is not transferred outside Romania or the European Economic Area.',
    ],
  },
  {
    id: 'protection',
    title: '7. How we protect data',
    paragraphs: [
      'Connections to the shop are encrypted. Passwords are stored as hashes, access is limited to people who need it for their work, and changes to orders and accounts are recorded.',
      'If a breach puts your rights at risk, we inform the supervisory authority within 72 hours, and you without delay.',
    ],
  },
  {
    id: 'your-rights',
    title: '8. Your rights',
    paragraphs: ['Under the GDPR you may at any time ask us for:'],
    points: [
      'access to your data and a copy of it;',
      'correction of data that is wrong or incomplete;',
      'erasure of data that we no longer need or may no longer keep;',
      'restriction of processing;',
      'your data in a portable format;',
      'an end to processing that rests on legitimate interest, or on your consent.',
    ],
    closing:
      'We answer within 30 days. For a complex request this may take longer; we then tell you within those 30 days why, and until when. If you are not satisfied, you may complain to the National Supervisory Authority for Personal Data Processing (ANSPDCP), www.dataprotection.ro, or to the authority of the country you live in.',
  },
];

export const PRIVACY_QUESTIONS = 'Questions about your data?';
export const PRIVACY_SUPPORT = 'Contact support';
export const PRIVACY_EMAIL = 'Write to our data protection officer';
export const PRIVACY_EMAIL_SUBJECT = 'Data protection';

export const STORED_CAPTION =
  'What the shop stores in your browser, all of it necessary for what you ask for';
export const STORED_HEADS = ['Name', 'Purpose', 'Kept'] as const;
