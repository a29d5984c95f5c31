import type { IncomingMessage } from 'node:http';

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a request calls this machine by a name that only it has. A website can let a name of its own lead here, and
 * its pages then read and change what they ask for under that name.
 */
export function namesThisMachine({ headers }: IncomingMessage): boolean {
  return loopbackNames.includes((headers.host ?? '').replace(/:\d+$/, ''));
}
