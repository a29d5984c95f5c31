import DOMPurify from 'dompurify';
import { linkTo } from '../../../frontend/src/components/rich-text/linkTo';
import { pastedHtml, plainTextOf, sanitised } from '../../../frontend/src/components/rich-text/textFormats';
import { markdownOf } from '../../../frontend/src/demos/form-editor/markdownOf';

describe('sanitised', () => {
  test.each([
    ['<p>Key in the <strong>box</strong></p>', '<p>Key in the <strong>box</strong></p>'],
    ['<p onclick="alert(1)">Key</p>', '<p>Key</p>'],
    ['<p style="position:fixed" class="x" data-y="z" aria-label="w">Key</p>', '<p>Key</p>'],
    ['<a href="javascript:alert(1)">here</a>', '<a>here</a>'],
    ['<a href=" &#106;avascript:alert(1)">here</a>', '<a>here</a>'],
    ['<a href="data:text/html,x">here</a>', '<a>here</a>'],
    ['<a href="https://polder.test/pay" target="_top">here</a>', '<a href="https://polder.test/pay">here</a>'],
    ['<script>alert(1)</script><style>p{}</style><iframe src="//x"></iframe>Key', 'Key'],
    ['<img src=x onerror=alert(1)><svg/onload=alert(1)></svg>Key', 'Key'],
    ['<p title="a>b" onclick="alert(1)">Key</p>', '<p>Key</p>'],
    ['<style>p { color: red }', ''],
    ['<a href="https://maps.test/style=dark">map</a>', '<a href="https://maps.test/style=dark">map</a>'],
    ["<a href='https://maps.test/once=1'>map</a>", '<a href="https://maps.test/once=1">map</a>'],
    ['<a style="x" href = "https://maps.test/?q=a on=1">a</a>', '<a href="https://maps.test/?q=a on=1">a</a>'],
    ['<a href=https://maps.test/style=dark>map</a>', '<a href="https://maps.test/style=dark">map</a>'],
    ['<a href="https://maps.test/>/style=dark">map</a>', '<a href="https://maps.test/>/style=dark">map</a>'],
  ])('%s becomes %s', (html, clean) => {
    expect(sanitised(html)).toBe(clean);
  });
});

test.each([
  '<p title="x onclick=alert(1)>Key</p>',
  `<p title="x' onclick=alert(1) y='">Key</p>`,
  `<p title='x" onclick="alert(1)'" style="x">Key</p>`,
  `<p style="x='" onclick="alert(1)" title="'">Key</p>`,
  '<p title=`x onclick=alert(1) y=`>Key</p>',
  '<p title=\n"x"\nonclick\n=\nalert(1)>Key</p>',
  '<p title=\u00a0"x onclick=alert(1) y">Key</p>',
  '<p title=a"b onclick=alert(1) c="d>Key</p>',
  '<p title= onclick=alert(1)>Key</p>',
  '<p title==" onclick=alert(1) x=">Key</p>',
  '<p =" onclick=alert(1) x=">Key</p>',
  '<p title="<p onclick=alert(1)>" onclick="alert(1)">Key</p>',
  '<svg><style><img title="</style><img src=x onerror=alert(1)>"></style></svg>Key',
  '<img src="x`onerror=alert(1)"onerror=alert(1)//><a href="\njava\tscript:alert(1)/style=">Key</a>',
])('nothing that runs is left of %j', (html) => {
  for (const clean of [sanitised(html), pastedHtml(html)]) {
    const { body } = new DOMParser().parseFromString(clean, 'text/html');
    const left = [...body.querySelectorAll('*')].flatMap(({ localName, attributes }) => [
      localName,
      ...[...attributes].map(({ name }) => name),
    ]);
    expect(['p', 'a']).toEqual(expect.arrayContaining(left));
  }
});

test('the browser does not get to parse the styles and handlers that the CSP blocks', () => {
  const sanitize = jest.spyOn(DOMPurify, 'sanitize');
  sanitised(`<p class=MsoNormal style='mso-style: "x"' title="a" onclick = "alert(1)"><b style="x='" onload=y id="'">`);
  expect(sanitize.mock.lastCall?.[0]).not.toMatch(/ (?:style|on\w+) ?=/);
  sanitize.mockRestore();
});

describe('what is pasted', () => {
  test('keeps where its links lead', () => {
    const link = '<a href="https://maps.test/style=dark">map</a>';
    expect(pastedHtml(link)).toBe(link);
  });
  test('keeps its structure, with headings below those of the page', () => {
    expect(pastedHtml('<h1 style="x">Key</h1><h2>Box</h2><div><b>left</b></div>')).toBe(
      '<h3>Key</h3><h3>Box</h3><div><b>left</b></div>',
    );
  });
});

describe('as Markdown', () => {
  test.each([
    ['<h3>Key</h3><p>Left <em>of</em> the <s>door</s></p>', '### Key\n\nLeft _of_ the ~~door~~'],
    ['<ol><li><p>Shoes off</p></li></ol>', '1.  Shoes off'],
    ['<p><a href="https://polder.test">a*b</a></p>', '[a\\*b](https://polder.test)'],
    ['<p onclick="alert(1)">Key<script>alert(2)</script></p>', 'Key'],
  ])('%s is %s', (html, markdown) => {
    expect(markdownOf(html)).toBe(markdown);
  });
});

test('what is counted are the words alone', () => {
  expect(plainTextOf('<p>Key &amp; <strong>box</strong></p><script>alert(1)</script>')).toBe('Key & box');
});

describe('an address that was typed', () => {
  test.each([
    ['polder.test/houses', 'https://polder.test/houses'],
    ['http://polder.test', 'http://polder.test/'],
    ['anne@polder.test', 'mailto:anne@polder.test'],
    ['tel:+31101234567', 'tel:+31101234567'],
    ['tel:0101234567', 'tel:0101234567'],
    ['mailto:4@polder.test', 'mailto:4@polder.test'],
    ['polder.test:8080/houses', 'https://polder.test:8080/houses'],
  ])('%s leads to %s', (address, link) => {
    expect(linkTo(address)).toBe(link);
  });
  test.each([
    '',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'the bakery',
    'https://',
    'localhost',
    'localhost:8080',
    'javascript:1',
  ])('%s leads nowhere', (address) => {
    expect(linkTo(address)).toBeUndefined();
  });
});
