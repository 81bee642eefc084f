/** Leads to a provider's own page. */
export function leaveFor(address: string): void {
  window.location.assign(address);
}
