/** A ZIP of a month is to be made. */
export const MONTH_ARCHIVE_REQUESTED = 'accounting.month-archive-requested';

export interface MonthArchiveRequested {
  archiveId: number;
}

/** An invoice is due in three days, today, or was 7 or 14 days ago, and is not paid. */
export const PAYMENT_REMINDER_DUE = 'accounting.payment-reminder-due';

export interface PaymentReminderDue {
  invoiceNumber: string;
  /** Days after it was due. */
  step: -3 | 0 | 7 | 14;
}
