/** The mailbox behind an email address: the case of letters and what follows a plus sign do not make another one. */
export function mailboxOf(email: string): string {
  return email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@[^@]*$)/, '');
}
