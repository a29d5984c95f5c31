/** As long as Amplify waits for the acknowledgement of an open connection. */
const defaultTimeout = 15_000;

/**
 * Closes a WebSocket that neither opens nor fails: browsers wait for minutes, and Amplify, which creates its own
 * sockets, as long as they do. A closed socket counts as failed and is reopened.
 */
export function limitConnecting(limit = defaultTimeout): void {
  const Original = window.WebSocket;
  window.WebSocket = class extends Original {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      const timer = setTimeout(() => this.close(), limit);
      const stop = () => clearTimeout(timer);
      this.addEventListener('open', stop, { once: true });
      this.addEventListener('close', stop, { once: true });
    }
  };
}
