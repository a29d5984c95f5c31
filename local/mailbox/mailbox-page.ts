import { escapeHtml, localPage } from '../http/page';
import type { DeliveredMail } from './types';

export const mailboxPath = '/_local/mailbox';
export const mailboxStylesheetPath = '/_local/mailbox.css';

/**
 * The mailbox for a person to read.
 * @param recipient when given, only mails to this address are in `mails`.
 */
export function mailboxPage(mails: readonly DeliveredMail[], recipient?: string): string {
  const reload = recipient === undefined ? mailboxPath : `${mailboxPath}?to=${encodeURIComponent(recipient)}`;
  return localPage(
    'Mailbox',
    `<link rel="stylesheet" href="${mailboxStylesheetPath}">
<p class="muted">Emails that AWS would have sent. They stay on this laptop; the newest 200 are kept.</p>
<div class="tools">
<form method="get" action="${mailboxPath}" role="search">
<label for="to">To</label>
<input id="to" name="to" type="search" value="${escapeHtml(recipient ?? '')}" placeholder="Any address" autocomplete="off">
<button>Show</button>
</form>
<p class="actions"><a class="button" href="${escapeHtml(reload)}">Reload</a></p>
${mails.length > 0 && recipient === undefined ? emptyForm : ''}
</div>
${mails.length > 0 ? `<ol class="mails">\n${mails.map(mailItem).join('\n')}\n</ol>` : emptyState(recipient)}`,
  );
}

const emptyForm = `<form method="post" action="${mailboxPath}"><button class="danger">Delete all emails</button></form>`;

function mailItem(mail: DeliveredMail): string {
  const code = mail.code
    ? `<p class="code"><span class="muted">Code</span> <code>${escapeHtml(mail.code)}</code></p>\n`
    : '';
  return `<li class="card" aria-labelledby="mail-${escapeHtml(mail.id)}">
<h2 id="mail-${escapeHtml(mail.id)}">${escapeHtml(mail.subject)}</h2>
<p class="envelope muted">To <b>${escapeHtml(mail.to)}</b> · <time datetime="${escapeHtml(mail.sentAt)}">${moment(mail.sentAt)}</time></p>
${code}<p class="text" dir="auto">${escapeHtml(mail.text)}</p>
</li>`;
}

function emptyState(recipient: string | undefined): string {
  if (recipient === undefined) {
    return `<div class="card empty"><h2>No emails yet</h2>
<p>Register in the <a href="/">dashboard</a>: the code to confirm your address arrives here.</p></div>`;
  }
  return `<div class="card empty"><h2>No emails to ${escapeHtml(recipient)}</h2>
<p>Check the address, or <a href="${mailboxPath}">show all emails</a>.</p></div>`;
}

function moment(isoDate: string): string {
  return escapeHtml(new Date(isoDate).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' }));
}

/** Styles of this page only. */
export const mailboxStylesheet = `
.tools { display: flex; flex-wrap: wrap; gap: 12px 16px; align-items: center; margin: 0 0 24px; }
.tools form { display: flex; gap: 8px; align-items: center; margin: 0; }
.tools .actions { margin: 0 auto 0 0; }
.tools input { font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--line); border-radius: 6px; min-height: 36px; padding: 0 12px; width: 240px; min-width: 0; }
.tools input::placeholder { color: var(--muted); opacity: 1; }
.tools input:focus-visible, .button:focus-visible { outline: 2px solid var(--primary); outline-offset: 2px; }
.button { display: inline-flex; align-items: center; min-height: 36px; padding: 0 16px; border: 1px solid var(--line); border-radius: 6px; background: var(--surface); color: var(--ink); text-decoration: none; }
button:hover, .button:hover { border-color: var(--muted); }
.danger { --danger: #b42318; color: var(--danger); }
@media (prefers-color-scheme: dark) { .danger { --danger: #ff9c92; } }
.mails { list-style: none; margin: 0; padding: 0; }
.card h2 { margin: 0; overflow-wrap: anywhere; }
.envelope { margin: 0 0 12px; overflow-wrap: anywhere; }
.envelope b { color: var(--ink); font-weight: 500; }
.envelope time { font-variant-numeric: tabular-nums; white-space: nowrap; }
.code { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; margin: 0 0 12px; }
.code code { font-size: 32px; line-height: 1.25; font-weight: 600; letter-spacing: 0.08em; user-select: all; -webkit-user-select: all; overflow-wrap: anywhere; }
.text { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.empty { padding: 48px 24px; text-align: center; }
.empty p { margin: 4px auto 0; }
@media (max-width: 600px) {
  .tools form[role='search'] { flex: 1 0 100%; }
  .tools input { flex: 1; }
  .tools button, .tools .button, .tools input { min-height: 44px; }
}
`;
