/** What `DownloadButton` takes: what the customer of a document owes. */
export const statementOf = (id: number, failureTitle: string) => ({
  url: `/admin/api/open-items/${id}/statement.pdf`,
  name: 'statement.pdf',
  failureTitle,
});
