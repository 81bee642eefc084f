import { EMPTY_CONTACT, asksForOrderNumber, validateContact, type ContactForm } from './contact-rules';

const form: ContactForm = {
  ...EMPTY_CONTACT,
  name: 'Al',
  email: 'al@example.com',
  subject: 'Boxes',
  message: 'Ten chars.',
};

describe('a contact message', () => {
  it('passes at the minimum lengths: name 2, subject 5, message 10', () => {
    expect(validateContact(form)).toEqual([]);
  });

  it('is refused below them, and without a valid address', () => {
    const short = { ...form, name: 'A', email: 'al', subject: 'Box ', message: 'Nine char' };
    expect(validateContact(short)).toEqual([
      { field: 'name', messageKey: 'validation.contactNameTooShort' },
      { field: 'email', messageKey: 'validation.contactEmailInvalid' },
      { field: 'subject', messageKey: 'validation.contactSubjectTooShort' },
      { field: 'message', messageKey: 'validation.contactMessageTooShort' },
    ]);
  });

  it('takes one of six categories, general at first', () => {
    expect(EMPTY_CONTACT.category).toBe('general');
    expect(validateContact({ ...form, category: 'spam' as 'general' })).toEqual([
      { field: 'category', messageKey: 'validation.contactCategoryInvalid' },
    ]);
  });

  it('is judged as it is stored: on one line, without control characters and spaces around it', () => {
    const spaced = { ...form, name: ' A\u0000 ', email: ' a\u0001l@example.com\n', subject: 'Bo\n\n\nx' };
    expect(validateContact(spaced).map(({ field }) => field)).toEqual(['name', 'subject']);
    expect(validateContact({ ...form, phone: ' 0721\u00a0000 111  ' })).toEqual([]);
  });

  it('has no order number unless it is about an order, however long', () => {
    const orderNumber = '1'.repeat(41);
    expect(validateContact({ ...form, orderNumber })).toEqual([]);
    expect(validateContact({ ...form, category: 'order', orderNumber })).toEqual([
      { field: 'orderNumber', messageKey: 'validation.tooLong', values: { max: 40 } },
    ]);
  });

  it('asks for an order number only when it is about an order', () => {
    expect(asksForOrderNumber('order')).toBe(true);
    expect(asksForOrderNumber('billing')).toBe(false);
  });
});
