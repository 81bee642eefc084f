import type { SendContactMessageRequest } from '@kp/api-client/shop';
import type { ContactDialogOptions } from '@kp/client';
import { asksForOrderNumber, type ContactForm } from '@kp/commerce';

/** The form without an order number that the visitor does not see. */
export function withoutHidden(form: ContactForm): ContactForm {
  return asksForOrderNumber(form.category) ? form : { ...form, orderNumber: '' };
}

/** What is sent: without surrounding spaces, and without what was left out. */
export function contactRequest(form: ContactForm): SendContactMessageRequest {
  const { name, email, phone, subject, category, message, orderNumber } = withoutHidden(form);
  return {
    name: name.trim(),
    email: email.trim(),
    ...(phone.trim() ? { phone: phone.trim() } : {}),
    subject: subject.trim(),
    category,
    message: message.trim(),
    ...(orderNumber.trim() ? { orderNumber: orderNumber.trim() } : {}),
  };
}

/** The form for what the page asks about; a subject that the visitor has written stays. */
export function withOptions(
  form: ContactForm,
  { category, orderNumber, subject }: ContactDialogOptions,
): ContactForm {
  return {
    ...form,
    category: category ?? form.category,
    orderNumber: orderNumber ?? form.orderNumber,
    subject: form.subject.trim() ? form.subject : (subject ?? form.subject),
  };
}
