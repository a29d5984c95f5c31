import type { IncomingMessage } from 'node:http';

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a request's host is a name of this machine. A website can point its own domain to this machine (DNS
 * rebinding), and its pages could then read and change data under that name.
 */
export function namesThisMachine({ headers }: IncomingMessage): boolean {
  return loopbackNames.includes((headers.host ?? '').replace(/:\d+$/, ''));
}

/** Whether a page of this machine asks, on whatever port, or no page: only browsers send an origin. */
export function isLocalOrigin(origin: string | undefined): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && loopbackNames.includes(new URL(origin).hostname);
}
