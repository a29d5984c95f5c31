import { checkContacts } from '../../../../frontend/src/features/contacts/files/checkContacts';
import { readContactsCsv, writeContactsCsv } from '../../../../frontend/src/features/contacts/files/contactsCsv';
import sample from '../../../../frontend/src/features/contacts/sample';

const read = (text: string) => {
  const found = readContactsCsv(text);
  return { ...checkContacts(found?.records ?? []), unread: found?.unread };
};
const details = ({ id: _id, image: _image, deleted: _deleted, ...rest }: (typeof sample)[number]) => rest;

test('what is written is read again, with every field', () => {
  const contacts = sample.map((contact, index) => ({
    ...contact,
    notes: index === 0 ? '=SUM(1)\n"quoted", and more' : contact.notes,
    ...(index === 1 && { labels: ['Owner', 'VIP'] }),
  }));
  const text = writeContactsCsv(contacts);
  expect(text.startsWith('\uFEFF')).toBe(true);
  const again = read(text.slice(1).replaceAll('\r\n', '\n'));
  expect(again).toMatchObject({ leftOut: [], remarks: [], unread: [] });
  expect(again.contacts.map(({ contact }) => contact)).toEqual(contacts.map(details));
});

test('two contacts whose notes have more semicolons than there are lines are read again', () => {
  const contacts = sample.slice(0, 2).map((contact) => ({ ...contact, notes: 'one; two; three\nfour; five' }));
  const again = read(writeContactsCsv(contacts).slice(1).replaceAll('\r\n', '\n'));
  expect(again.contacts.map(({ contact }) => contact)).toEqual(contacts.map(details));
});

test('a cell that a spreadsheet would calculate is written as text; a telephone number is as it is', () => {
  const [first] = sample;
  const text = writeContactsCsv(first ? [{ ...first, company: '=HYPERLINK("x")', phone: '+31 30 555 0165' }] : []);
  expect(text).toContain(`"'=HYPERLINK(""x"")"`);
  expect(text).toContain(',+31 30 555 0165,');
});

test.each([[['*VIP', 'a; b']], [['a; b']], [['*VIP']], [['* VIP']], [['a ::: b', 'c']]])(
  'the labels %j are written and read again',
  (labels) => {
    const [first] = sample;
    const text = writeContactsCsv(first ? [{ ...first, labels }] : []);
    expect(read(text.slice(1).replaceAll('\r\n', '\n')).contacts[0]?.contact.labels).toEqual(labels);
  },
);

test.each([
  ['Owner, VIP', ['Owner', 'VIP']],
  ['Owner;VIP', ['Owner', 'VIP']],
  ['Owner;* VIP', ['Owner']],
  ['Friends, family ::: * myContacts ::: * starred', ['Friends family']],
])('of other address books, %s are the labels %j', (cell, labels) => {
  expect(read(`Name,Email,Labels\nAnn Bos,ann@a.example,"${cell}"\n`).contacts[0]?.contact.labels).toEqual(labels);
});

test('columns of Google, Outlook and Dutch files are known; others are named', () => {
  const google = read(
    'First Name,Last Name,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Value,Phone 1 - Value,Organization Name,Labels\n' +
      'Ann,Bos,* Work,ann@a.example,ann@b.example,010 555 0112 ::: 010 555 0113,Bos BV,Owner ::: * myContacts\n',
  );
  expect(google.unread).toEqual(['E-mail 1 - Label']);
  expect(google.contacts[0]?.contact).toMatchObject({
    firstname: 'Ann',
    lastname: 'Bos',
    email: 'ann@a.example',
    phone: '010 555 0112',
    company: 'Bos BV',
    labels: ['Owner'],
    notes: 'ann@b.example\n010 555 0113',
  });
  expect(google.remarks.map(({ value }) => value)).toEqual(['ann@b.example', '010 555 0113']);
  const dutch = read(
    'Naam;E-mailadres;Mobiel;Bedrijf;Afdeling;Opmerkingen\nJan van der Berg;jan@b.example;;;support;\n',
  );
  expect(dutch.contacts[0]?.contact).toMatchObject({
    firstname: 'Jan',
    lastname: 'van der Berg',
    email: 'jan@b.example',
    department: 'Support',
  });
});

test.each([
  // Of Outlook, where Dutch people put a tussenvoegsel, as it has no column for one.
  ['First Name,Middle Name,Last Name', 'Anna,van,Dam', 'Anna', 'van Dam'],
  ['First Name,Middle Name,Last Name', "Anna,van 't,Hoff", 'Anna', "van 't Hoff"],
  ['First Name,Middle Name,Last Name', "Anna,'t,Hoen", 'Anna', "'t Hoen"],
  ['First Name,Middle Name,Last Name', 'Anna,Maria,Dam', 'Anna Maria', 'Dam'],
  ['First Name,Middle Name,Last Name', 'Anna,M.,', 'Anna M.', ''],
  ['Given Name,Additional Name,Family Name', 'Anna,Maria,Dam', 'Anna Maria', 'Dam'],
  ['Voornaam,Tussenvoegsel(s),Achternaam', 'Anna,van,Dam', 'Anna', 'van Dam'],
  ['Voornaam,Tussenvoegsel,Achternaam', 'Anna,Van,Dam', 'Anna', 'Van Dam'],
  ['Achternaam,Voorvoegsel,Voornaam', 'Dam,van,', '', 'van Dam'],
  ['Name,Middle Name', 'Anna Maria Dam,Maria', 'Anna', 'Maria Dam'],
])('of %s, %s is the contact “%s” “%s”', (head, row, firstname, lastname) => {
  const { contacts, unread } = read(`${head}\n${row}\n`);
  expect(contacts[0]?.contact).toMatchObject({ firstname, lastname, notes: '' });
  expect(unread).toEqual([]);
});

test('the columns of an Outlook address are one address; a second one goes to the notes', () => {
  const head =
    'First Name,Business Street,Business Street 2,Business City,Business State,Business Postal Code,' +
    'Business Country/Region,Home Street,Home City,Home State,Home Postal Code,Home Country/Region';
  const anna = 'Anna,Kade 1,Unit 4,Delft,ZH,2611 AB,Nederland,"Laan 2\nhuis",Utrecht,,3512 AP,';
  const { contacts, unread, remarks } = read(`${head}\n${anna}\nBo,,,,,,,Laan 2,Utrecht,,,\n`);
  expect(unread).toEqual([]);
  expect(contacts.map(({ contact: { address, notes } }) => [address, notes])).toEqual([
    ['Kade 1, Unit 4, 2611 AB Delft, ZH, Nederland', 'Laan 2, huis, 3512 AP Utrecht'],
    ['Laan 2, Utrecht', ''],
  ]);
  expect(remarks.map(({ kind, value }) => [kind, value])).toEqual([['toNotes', 'Laan 2, huis, 3512 AP Utrecht']]);
});

test.each([
  ['Address,City,Postal Code', 'Kade 1,Delft,2611 AB', 'Kade 1, 2611 AB Delft'],
  ['Straat;Postcode;Woonplaats;Land', 'Kade 1;2611 AB;Delft;Nederland', 'Kade 1, 2611 AB Delft, Nederland'],
  [
    'Address 1 - Type,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - Postal Code',
    'Home,"Kade 1\n2611 AB Delft",Kade 1,Delft,2611 AB',
    'Kade 1, 2611 AB Delft',
  ],
  ['"Werkadres, straat","Werkadres, plaats","Werkadres, land/regio"', 'Kade 1,Delft,NL', 'Kade 1, Delft, NL'],
  ['Address 1 - Street,Address 1 - City', 'Kade 1,Delft', 'Kade 1, Delft'],
])('of %s, %s is the address %s', (head, row, address) => {
  const separator = head.includes(';') ? ';' : ',';
  const { contacts } = read(`Name${separator}${head}\nAnna Dam${separator}${row}\n`);
  expect(contacts[0]?.contact).toMatchObject({ address, notes: '' });
});

test('a job title, a web page and a nickname go to the notes, as those of a vCard', () => {
  const { contacts, unread, remarks } = read(
    'Name,Job Title,Web Page,Nickname,Notes\nAnna Dam,Architect,https://dam.example,Ans,Calls back\n',
  );
  expect(unread).toEqual([]);
  expect(contacts[0]?.contact.notes).toBe('Calls back\nArchitect\nhttps://dam.example\nAns');
  expect(remarks).toHaveLength(3);
});

test('a department that Polder does not have goes to the notes, and is said', () => {
  const { contacts, remarks } = read('Name,Email,Department,Notes\nAnn Bos,ann@a.example,Legal,Calls back\n');
  expect(contacts[0]?.contact).toMatchObject({ department: '', notes: 'Calls back\nLegal' });
  expect(remarks).toEqual([{ line: 2, name: 'Ann Bos', kind: 'department', value: 'Legal' }]);
});

test('a contact without a department has none', () => {
  const { contacts, remarks } = read('Name,Email,Department\nAnn Bos,ann@a.example,\n');
  expect(contacts[0]?.contact.department).toBe('');
  expect(remarks).toEqual([]);
});

test('what is left out has its line and a reason', () => {
  const { contacts, leftOut } = read(
    [
      'First Name,Last Name,Email',
      'Ann,Bos,ann@a.example',
      ',,nameless@a.example',
      'Bad,Address,at home',
      '"Two\nlines",Ok,',
      'Too,Many,x@a.example,cells',
      `${'x'.repeat(201)},Long,`,
      '\u200b,\u2060,unseen@a.example',
      'Open,"quote,x@a.example',
      '',
    ].join('\n'),
  );
  expect(contacts.map(({ line, contact }) => [line, contact.lastname])).toEqual([
    [2, 'Bos'],
    [5, 'Ok'],
  ]);
  expect(leftOut.map(({ line, reason }) => [line, reason])).toEqual([
    [3, 'name'],
    [4, 'email'],
    [7, 'cells'],
    [8, 'tooLong'],
    [9, 'name'],
    [10, 'malformed'],
  ]);
});

test('what is shown of a row that is left out has no half of an emoji', () => {
  const cut = `${'x'.repeat(59)}😀`;
  const { leftOut } = read(
    [
      'First Name,Last Name,Email',
      `${cut},Many,x@a.example,cells`,
      `${cut},${'y'.repeat(201)},`,
      `Ann,${cut}${'y'.repeat(201)},`,
      `${cut},"quote,x@a.example`,
      '',
    ].join('\n'),
  );
  expect(leftOut.map(({ reason }) => reason)).toEqual(['cells', 'tooLong', 'tooLong', 'malformed']);
  for (const { name, value } of leftOut) expect(`${name} ${value}`).not.toMatch(/\p{Surrogate}/u);
});

test('a file without names of columns is none', () => {
  expect(readContactsCsv('Ann,Bos,ann@a.example\n')).toBeNull();
  expect(readContactsCsv('Colour,Size\nred,4\n')).toBeNull();
});
