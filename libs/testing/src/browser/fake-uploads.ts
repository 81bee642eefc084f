type Network = (url: string, init: RequestInit) => Promise<Response>;

/** As much of an `XMLHttpRequest` as an upload needs: half of the file is sent before the simulated network answers. */
export function fakeUploads(network: Network): typeof XMLHttpRequest {
  class Upload extends EventTarget {
    readonly upload = new EventTarget();
    readonly statusText = '';
    status = 0;
    responseText = '';
    private isAborted = false;
    private readonly headers: Record<string, string> = {};
    private method = '';
    private url = '';

    open(method: string, url: string): void {
      this.method = method;
      this.url = url;
    }

    setRequestHeader(name: string, value: string): void {
      this.headers[name] = value;
    }

    async send({ size }: Blob): Promise<void> {
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: size / 2, total: size }));
      try {
        const answer = await network(this.url, { method: this.method, headers: this.headers });
        if (this.isAborted) return;
        this.status = answer.status;
        this.responseText = await answer.text();
        this.dispatchEvent(new Event('load'));
      } catch {
        this.dispatchEvent(new Event('error'));
      }
    }

    abort(): void {
      this.isAborted = true;
    }
  }
  return Upload as unknown as typeof XMLHttpRequest;
}
