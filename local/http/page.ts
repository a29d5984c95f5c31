const characters: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe to stand in HTML, in an attribute too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => characters[character] ?? character);
}

/** Headers of the local cloud's own pages, which have no scripts. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/** Where the stylesheet of these pages is served. */
export const stylesheetPath = '/_local/pages.css';

/** A page of the local cloud. `title` is plain text, `body` is HTML. */
export function localPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Polder on this laptop</title>
<link rel="stylesheet" href="${stylesheetPath}">
</head>
<body>
<header><nav aria-label="Local cloud"><a href="/">Dashboard</a> <a href="/_local/mailbox">Mailbox</a> <a href="/_local/health">Health</a></nav></header>
<main><h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

/** Calm, small, and the same in every page of the local cloud; light or dark as the system is. */
export const stylesheet = `
:root { color-scheme: light dark; --ground: #f6f8fb; --surface: #fff; --ink: #17202e; --muted: #536073; --line: #d9e0ea; --primary: #1d4ed8; --good: #146c43; --quiet: #8a4b08; --bad: #b42318; }
@media (prefers-color-scheme: dark) { :root { --ground: #0e1520; --surface: #151f2d; --ink: #e7edf5; --muted: #a3b1c4; --line: #2a3a4f; --primary: #8fb4ff; --good: #6fcf97; --quiet: #f0b072; --bad: #ff9c92; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 14px/1.5 system-ui, sans-serif; }
header { background: var(--surface); border-bottom: 1px solid var(--line); padding: 12px 24px; }
nav { display: flex; gap: 24px; max-width: 1120px; margin: 0 auto; }
a { color: var(--primary); }
a:focus-visible, button:focus-visible, summary:focus-visible { outline: 2px solid var(--primary); outline-offset: 2px; border-radius: 4px; }
main { max-width: 1168px; margin: 0 auto; padding: 24px; }
h1 { font-size: 24px; line-height: 1.25; margin: 0 0 16px; }
h2 { font-size: 16px; margin: 24px 0 8px; }
p { max-width: 75ch; margin: 0 0 12px; }
.muted { color: var(--muted); }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; padding: 16px; margin: 0 0 16px; }
.scroll { overflow-x: auto; background: var(--surface); border: 1px solid var(--line); border-radius: 8px; margin: 0 0 24px; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: start; padding: 8px 12px; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
tr:last-child td { border-bottom: 0; }
td:first-child { min-width: 144px; }
th { color: var(--muted); font-weight: 600; white-space: nowrap; }
code { font: 13px/1.5 ui-monospace, monospace; }
.running, .not-run, .alarm { white-space: nowrap; }
.running { color: var(--good); font-weight: 600; }
.not-run { color: var(--quiet); font-weight: 600; }
.alarm { color: var(--bad); font-weight: 600; }
button { font: inherit; min-height: 36px; padding: 0 16px; border: 1px solid var(--line); border-radius: 6px; background: var(--surface); color: var(--ink); cursor: pointer; }
@media (max-width: 600px) { main { padding: 16px; } header { padding: 12px 16px; } nav { gap: 16px; } }
`;
