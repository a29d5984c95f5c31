/** As long as Amplify waits for the word that an open connection is in use. */
const defaultTimeout = 15_000;

/**
 * Gives up a WebSocket that neither opens nor fails: browsers wait for minutes, and Amplify, which makes its own, as
 * long as they do. Closed, it is one that failed, and is opened again.
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
