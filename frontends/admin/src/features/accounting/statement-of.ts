/** What `DownloadButton` takes: what the customer of a document owes, or owed at the end of a month. */
export const statementOf = (id: number, failureTitle: string, month?: string) => ({
  url: `/admin/api/open-items/${id}/statement.pdf${month ? `?month=${month}` : ''}`,
  name: 'statement.pdf',
  failureTitle,
});
