import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { sendJson } from '../http/body';
import { namesThisMachine } from '../http/loopback';
import { pageHeaders } from '../http/page';
import type { HttpHandler, LocalService, ServiceContext } from '../service';
import { openMailStore } from './mail-store';
import { mailboxPage, mailboxPath, mailboxStylesheet, mailboxStylesheetPath } from './mailbox-page';
import type { DeliveredMail, Mail, Mailbox } from './types';

export interface MailboxService extends LocalService, Mailbox {
  /** Newest first. */
  list(): DeliveredMail[];
}

/**
 * Stores the emails that AWS would have sent, in `<dataDirectory>/mailbox/`. Serves `/_local/mailbox` as a page or, for
 * `Accept: application/json`, as JSON; `?to=` filters by address. DELETE, or POST from the page's form, empties it.
 */
export function createMailbox({ dataDirectory, origin, log }: ServiceContext): MailboxService {
  const store = openMailStore(path.join(dataDirectory, 'mailbox'));

  const handler: HttpHandler = (request, response, url) => {
    if (!isFromThisMachine(request)) return refuse(response, 403, 'The mailbox is for pages of this machine only.');
    if (url.pathname === mailboxStylesheetPath) return sendStylesheet(response);
    if (url.pathname !== mailboxPath) return refuse(response, 404, `The mailbox is at ${mailboxPath}.`);
    if (request.method === 'GET' || request.method === 'HEAD') {
      return sendMails(request, response, store.list(), url.searchParams.get('to')?.trim() || undefined);
    }
    if (request.method !== 'POST' && request.method !== 'DELETE') {
      response.setHeader('allow', 'GET, HEAD, POST, DELETE');
      return refuse(response, 405, 'The mailbox can be read (GET) and emptied (DELETE, or POST from its page).');
    }
    store.clear();
    request.resume();
    // The page's form needs a redirect back to the page.
    if (request.method === 'POST') response.writeHead(303, { location: mailboxPath }).end();
    else response.writeHead(204).end();
  };

  return {
    resourceTypes: [],
    mounts: [{ prefix: mailboxPath, handler }],

    deliver(mail: Mail) {
      store.add({ ...mail, id: randomUUID(), sentAt: new Date().toISOString() });
      const about = `${mail.to}: ${mail.subject}${mail.code ? ` (code ${mail.code})` : ''}`;
      log(`Mail to ${onOneLine(about)} · ${origin}${mailboxPath}`);
    },

    list: () => [...store.list()],

    async close() {},
  };
}

function sendMails(
  request: IncomingMessage,
  response: ServerResponse,
  all: readonly DeliveredMail[],
  recipient: string | undefined,
): void {
  const address = recipient?.toLowerCase();
  const mails = address === undefined ? all : all.filter((mail) => mail.to.toLowerCase() === address);
  response.setHeader('vary', 'Accept');
  if (request.headers.accept?.includes('application/json')) {
    sendJson(response, 200, mails, { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    return;
  }
  // With the default `no-referrer`, a form would hide its origin from the check below.
  response.writeHead(200, { ...pageHeaders, 'referrer-policy': 'same-origin' }).end(mailboxPage(mails, recipient));
}

function sendStylesheet(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/css; charset=utf-8' }).end(mailboxStylesheet);
}

function refuse(response: ServerResponse, statusCode: number, message: string): void {
  sendJson(response, statusCode, { message });
}

/**
 * Other websites cannot read codes or empty the mailbox through the user's browser: neither with a host name that
 * resolves to this machine, nor with a form that posts here.
 */
function isFromThisMachine(request: IncomingMessage): boolean {
  if (!namesThisMachine(request)) return false;
  const { method, headers } = request;
  const { host, origin } = headers;
  const site = headers['sec-fetch-site'];
  if (site === undefined) return origin === undefined || origin === `http://${host}`;
  // A link from another site may open the page: it changes nothing, and that site cannot read it.
  const followedLink = method === 'GET' && headers['sec-fetch-mode'] === 'navigate';
  return site === 'same-origin' || site === 'none' || followedLink;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: a subject must not forge lines in the console
const onOneLine = (text: string) => text.replace(/[\u0000-\u001f\u007f]+/g, ' ');
