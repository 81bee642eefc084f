/**
 * Migrations of the first release. Their time stamps were made up per module, so they sort among themselves by module
 * and not by time. Databases in use remember these names: they stay as they are, and none is added here.
 */
export const SHIPPED_MIGRATIONS = [
  'CreateOutbox1763700000000',
  'CreateSettings1763700001000',
  'CreateAccounts1763700002000',
  'CreateCatalog1763700003000',
  'SearchProducts1763700003001',
  'RateProducts1763700003002',
  'SuggestProducts1763700003003',
  'HoldStock1763700003004',
  'CreatePayments1763700003500',
  'CreateSandbox1763700003501',
  'NoteDisputes1763700003502',
  'CreateCart1763700004000',
  'SweepMerges1763700004001',
  'CreateOrders1763700005000',
  'CreateCheckouts1763700005001',
  'AskBeforeRelease1763700005002',
  'CreateMail1763700006000',
  'MailReplies1763700006001',
  'CreateContact1763700007000',
];
