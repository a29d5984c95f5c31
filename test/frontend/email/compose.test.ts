import { addressProblem, forwardOf, replyTo } from '../../../frontend/src/features/email/compose';
import { bareAddress, type Email, nameOf, namesOf, ownAddress } from '../../../frontend/src/features/email/email';
import { sampleEmails } from '../../../frontend/src/features/email/sample';
import { excerptOf, htmlToText, splitPlainStart, textToHtml, trimHtml } from '../../../frontend/src/lib/plainText';

const email = (changed: Partial<Email> = {}): Email => ({
  ...(sampleEmails(0)[0] as Email),
  from: 'Sanne de Vries <sanne@kadekwartier.example>',
  subject: 'Keys',
  emailContent: '<p>Good morning,</p><ul><li>gas</li><li>water</li></ul><p>Kind regards,<br>Sanne</p>',
  ...changed,
});
const introduce = ({ from }: Email) => `${nameOf(from)} wrote:`;

describe('addresses', () => {
  it.each([
    ['Sanne de Vries <sanne@x.example>', 'Sanne de Vries', 'sanne@x.example'],
    ['sanne@x.example', 'sanne@x.example', 'sanne@x.example'],
    ['<sanne@x.example>', 'sanne@x.example', 'sanne@x.example'],
  ])('%s', (address, name, bare) => {
    expect(nameOf(address)).toBe(name);
    expect(bareAddress(address)).toBe(bare);
  });

  it('are listed by name', () => {
    expect(namesOf('Sanne <s@x.example>, joris@x.example')).toBe('Sanne, joris@x.example');
    expect(namesOf('')).toBe('');
  });

  it.each([
    ['', { kind: 'missing' }],
    [' , ', { kind: 'missing' }],
    ['sanne', { kind: 'malformed', address: 'sanne' }],
    ['sanne@x', { kind: 'malformed', address: 'sanne@x' }],
    ['sanne@x.example, joris', { kind: 'malformed', address: 'joris' }],
    ['a b@x.example', { kind: 'malformed', address: 'a b@x.example' }],
    ['sanne@x.example', null],
    ['Sanne <sanne@x.example>, joris@x.example,', null],
    ['sanne@x.example;joris@x.example', null],
  ])('%j is %j', (to, problem) => {
    expect(addressProblem({ to })).toEqual(problem && { field: 'to', ...problem });
  });
});

describe('a reply', () => {
  it('goes to the sender, with a quotation below', () => {
    expect(replyTo(email(), introduce)).toEqual({
      to: 'Sanne de Vries <sanne@kadekwartier.example>',
      subject: 'Re: Keys',
      html: `<p></p><p>Sanne de Vries wrote:</p><blockquote>${email().emailContent}</blockquote>`,
    });
  });

  it('quotes the text of what the editor cannot hold, and nothing that runs', () => {
    const html = '<table><tr><td>Zinc</td><td>€ 640</td></tr></table><img src="https://x.example/a.gif" alt="Roof">';
    expect(replyTo(email({ emailContent: html }), introduce).html).toContain(
      '<blockquote><p>Zinc  € 640</p></blockquote>',
    );
    const hostile = '<p onclick="alert(1)">Pay <a href="javascript:alert(2)">here</a></p>';
    expect(forwardOf(email({ emailContent: hostile }), introduce).html).not.toMatch(/onclick|javascript/);
  });

  it('to an email without text has an empty quotation', () => {
    expect(replyTo(email({ emailContent: '' }), introduce).html).toContain('<blockquote><p></p></blockquote>');
  });

  it('to the user’s own email goes to its recipients', () => {
    expect(replyTo(email({ from: ownAddress, To: 'Joris <j@x.example>' }), introduce).to).toBe('Joris <j@x.example>');
  });

  it('does not repeat its prefix', () => {
    expect(replyTo(email({ subject: 'RE: Keys' }), introduce).subject).toBe('RE: Keys');
    expect(forwardOf(email({ subject: 'Re: Keys' }), introduce)).toMatchObject({ to: '', subject: 'Fwd: Re: Keys' });
  });
});

describe('text and HTML', () => {
  it.each([
    'Plain.',
    'Two paragraphs.\n\nAnd a\nline break.',
    'Signs: <b> & "quotes" \'too\' &amp;',
    '<script>alert(1)</script>',
    '> quoted\n> lines',
  ])('%j comes back as it was written', (text) => {
    expect(htmlToText(textToHtml(text))).toBe(text);
    expect(splitPlainStart(textToHtml(text))).toEqual({ text, rest: '' });
  });

  it.each([
    '\n\nSanne wrote:\n> Good morning,\n>\n> gas',
    'My answer\n\n\n\nSanne wrote:',
    '\nA line,\n\n\nand  two spaces.\n',
  ])('a draft keeps the empty lines of %j', (text) => {
    expect(splitPlainStart(textToHtml(text))).toEqual({ text, rest: '' });
  });

  it('separates the plain beginning of rich text from what follows', () => {
    const rest = '<p>Her <strong>key</strong></p><p>End</p>';
    expect(splitPlainStart(`<p></p><p>One<br>two</p>${rest}`)).toEqual({ text: '\n\nOne\ntwo', rest });
    expect(splitPlainStart('Bare <b>words</b>')).toEqual({ text: '', rest: 'Bare <b>words</b>' });
  });

  it('drops the empty paragraphs around a text', () => {
    expect(trimHtml('<p> </p><p></p><p>A</p><p></p><p>B</p><p><br></p>')).toBe('<p>A</p><p></p><p>B</p>');
    expect(trimHtml('<p></p>')).toBe('');
  });

  it('escapes markup', () => {
    expect(textToHtml('<img src=x onerror="alert(1)">')).toBe('<p>&lt;img src=x onerror=&quot;alert(1)&quot;&gt;</p>');
    expect(textToHtml('  \n ')).toBe('');
  });

  it('ignores scripts and styles, and separates the cells of a table', () => {
    expect(htmlToText('<style>p{}</style><p>A<script>x()</script></p>')).toBe('A');
    expect(htmlToText('<table><tr><td>Zinc</td><td>€ 640</td></tr></table>')).toBe('Zinc  € 640');
  });

  it('truncates an excerpt for the list', () => {
    expect(excerptOf(`${'word\n'.repeat(100)}`)).toHaveLength(120);
    // Not half of an emoji.
    expect(excerptOf(`${'a'.repeat(119)}🏠`)).toBe('a'.repeat(119));
  });
});

describe('the sample mailbox', () => {
  it('has an excerpt with the first words of each email', () => {
    for (const { emailContent, emailExcerpt } of sampleEmails()) {
      const whole = htmlToText(emailContent).replace(/\s+/g, '');
      expect(whole).toContain(emailExcerpt.replace(/\s+/g, '').slice(0, 12));
    }
  });

  it('has no emails in the future', () => {
    const now = Date.parse('2026-11-20T12:00:00Z');
    for (const { time } of sampleEmails(now)) expect(Date.parse(time)).toBeLessThan(now);
  });
});
