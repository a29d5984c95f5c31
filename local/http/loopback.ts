import type { IncomingMessage } from 'node:http';

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a request's host is a name of this machine. A website can point its own domain to this machine (DNS
 * rebinding), and its pages could then read and change data under that name.
 */
export function namesThisMachine({ headers }: IncomingMessage): boolean {
  return loopbackNames.includes((headers.host ?? '').replace(/:\d+$/, ''));
}
