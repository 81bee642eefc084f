/** Heads of files with orders and customers, as other shops export them. */
export const OTHER_COLUMN_WORDS: Readonly<Record<string, readonly string[]>> = {
  orderNumber: ['order, order no, order number, comanda, bestellung'],
  placedAt: ['placed at utc, order date, date'],
  awbNumber: ['tracking number, awb, tracking'],
  productName: ['product'],
  courier: ['carrier, curier'],
  email: ['mail, email, email address, courriel, correo'],
  firstName: ['vorname, prenume, prenom, given name, first name'],
  lastName: ['nachname, surname, family name, cognome, last name'],
  companyName: ['company, firma'],
  billingPhone: ['phone, telefon'],
};
