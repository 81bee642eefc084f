/** Scripts that providers serve; a simulated browser fetches none, so what they leave in the page is put there. */
export function provideScripts(provide: (address: string) => void): () => void {
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement)) continue;
      provide(node.src);
      node.dispatchEvent(new Event('load'));
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  return () => observer.disconnect();
}
