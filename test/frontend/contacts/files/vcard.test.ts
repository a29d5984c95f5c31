import { checkContacts } from '../../../../frontend/src/features/contacts/files/checkContacts';
import { readVcards, writeVcards } from '../../../../frontend/src/features/contacts/files/vcard';
import sample from '../../../../frontend/src/features/contacts/sample';

const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n');
const read = (text: string) => checkContacts(readVcards(text)?.records ?? []);
const one = (...lines: string[]) => read(card(...lines)).contacts[0]?.contact;

test('what is written is read again, with every field', () => {
  const contacts = sample.map((contact, index) => ({
    ...contact,
    notes: index === 0 ? 'One; two, three\\\nfour' : contact.notes,
    ...(index === 1 && { labels: ['Owner', 'a;b'] }),
    ...(index === 2 && { department: '' as const }),
    ...(index === 3 && { company: '', department: '' as const }),
  }));
  const { contacts: again, leftOut, remarks } = read(writeVcards(contacts));
  expect([leftOut, remarks]).toEqual([[], []]);
  expect(again.map(({ contact }) => contact)).toEqual(
    contacts.map(({ id: _id, image: _image, deleted: _deleted, ...details }) => details),
  );
});

test('a card is a vCard 4.0 with the properties that have to be there', () => {
  const [first] = sample;
  const lines = writeVcards(first ? [first] : []).split('\r\n');
  expect(lines.slice(0, 4)).toEqual(['BEGIN:VCARD', 'VERSION:4.0', 'FN:Aïcha Benali', 'N:Benali;Aïcha;;;']);
  expect(lines).toContain('ADR:;;Voorstraat 44\\, 3512 AP Utrecht;;;;');
  expect(lines.slice(-2)).toEqual(['END:VCARD', '']);
});

test('version 3.0 of other address books is read', () => {
  const contact = one(
    'VERSION:3.0',
    'N:de Vries;Sanne;Maria;Dr.;',
    'FN:Dr. Sanne Maria de Vries',
    'ORG:Polder;Facilities',
    'item1.EMAIL;type=INTERNET:old@polder.example',
    'EMAIL;type=INTERNET;type=pref:sanne@polder.example',
    'TEL;TYPE=CELL:+31 6 5550 0123',
    'ADR;TYPE=HOME:;;Kade 1;Delft;;2611 AB;Nederland',
    'CATEGORIES:Owner,Family',
    'PHOTO;ENCODING=b:AAAA',
    ' BBBB',
  );
  expect(contact).toMatchObject({
    firstname: 'Sanne Maria',
    lastname: 'de Vries',
    company: 'Polder',
    department: '',
    email: 'sanne@polder.example',
    phone: '+31 6 5550 0123',
    address: 'Kade 1, 2611 AB Delft, Nederland',
    labels: ['Owner', 'Family'],
    // The last is a unit that Polder does not have as a department.
    notes: 'old@polder.example\nDr.\nFacilities',
  });
});

describe('version 2.1 of old phones', () => {
  it('has quoted-printable values over several lines, types without a name, and commas that separate nothing', () => {
    const contact = one(
      'VERSION:2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Benali;A=C3=AFcha;;;',
      'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:A=C3=AFcha=20Be=',
      'nali',
      'ORG:Janssen, De Wit & Co;Sales',
      'TEL;HOME;VOICE:010 555 0100',
      'TEL;CELL;PREF:+31 6 5550 0123',
      'EMAIL;INTERNET:aicha@polder.example',
      'ADR;HOME;QUOTED-PRINTABLE;CHARSET=ISO-8859-1:;;Caf=E9straat 1=0D=0A2 hoog;Delft;;2611 AB;NL',
      'NOTE:A long line that an old phone',
      '  broke at a space',
      'PHOTO;ENCODING=BASE64;JPEG:AAAA',
      ' BBBB=',
      '',
    );
    expect(contact).toMatchObject({
      firstname: 'Aïcha',
      lastname: 'Benali',
      company: 'Janssen, De Wit & Co',
      department: 'Sales',
      email: 'aicha@polder.example',
      phone: '+31 6 5550 0123',
      address: 'Caféstraat 1, 2 hoog, 2611 AB Delft, NL',
    });
    expect(contact?.notes).toContain('A long line that an old phone  broke at a space');
    expect(contact?.notes).toContain('010 555 0100');
  });

  it('leaves other versions in the file as they are, and reports their lines', () => {
    const text =
      card('VERSION:2.1', 'FN;ENCODING=QUOTED-PRINTABLE:Old=', '=20Phone') +
      card('VERSION:3.0', 'FN:New Phone', 'CATEGORIES:Owner,Family') +
      card('VERSION:5.0', 'FN:Next Phone');
    const { contacts, leftOut } = read(text);
    expect(contacts.map(({ contact }) => [contact.firstname, contact.labels ?? []])).toEqual([
      ['Old', []],
      ['New', ['Owner', 'Family']],
    ]);
    expect(leftOut).toMatchObject([{ line: 11, reason: 'version', value: '5.0' }]);
  });

  it('reads an unknown character set as UTF-8, and what is no code as it stands', () => {
    const contact = one('VERSION:2.1', 'FN;CHARSET=KLINGON;ENCODING=QUOTED-PRINTABLE:Zo=C3=AB =ZZ');
    expect(contact).toMatchObject({ firstname: 'Zoë', lastname: '=ZZ' });
  });
});

test('version 4.0 prefers by number, and has telephone numbers as addresses', () => {
  const contact = one(
    'VERSION:4.0',
    'FN:Kwame Asante Mensah',
    'EMAIL;PREF=2:b@polder.example',
    'EMAIL;PREF=1:a@polder.example',
    'TEL;VALUE=uri:tel:+31-10-555-0112',
  );
  expect(contact).toMatchObject({
    firstname: 'Kwame',
    lastname: 'Asante Mensah',
    email: 'a@polder.example',
    phone: '+31-10-555-0112',
  });
});

test('an organisation is found by its name', () => {
  expect(one('VERSION:3.0', 'N:;;;;', 'FN:Liftwacht', 'ORG:Liftwacht', 'TEL:010 555 0112')).toMatchObject({
    firstname: '',
    lastname: 'Liftwacht',
    company: 'Liftwacht',
    email: '',
  });
});

test('what is left out has its line and a reason', () => {
  const text = [
    card('VERSION:1.0', 'N:Old;Card'),
    card('VERSION:3.0', 'FN:', 'N:;;;;', 'EMAIL:x@polder.example'),
    card('VERSION:3.0', 'FN:Bad Address', 'EMAIL:nobody'),
    'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Cut Off',
  ].join('');
  const { contacts, leftOut } = read(text);
  expect(contacts).toEqual([]);
  expect(leftOut.map(({ line, reason, name }) => [line, reason, name])).toEqual([
    [1, 'version', ''],
    [5, 'name', 'x@polder.example'],
    [11, 'email', 'Bad Address'],
    [16, 'unfinished', 'Cut Off'],
  ]);
});

test('what a contact has no field for is in its notes, and each is named', () => {
  const text = card(
    'VERSION:3.0',
    'N:de Vries;Sanne;;;MSc',
    'FN:Sanne de Vries MSc',
    'ORG:Polder;Sales;North;Key accounts',
    'TITLE:Head of sales\\, north',
    'item1.URL:https\\://polder.example/sanne',
    'ADR:;;Kade 1;Delft;;2611 AB;',
    'ADR:;;Plein 2;Gouda;;2801 CD;',
    'NOTE:Rings twice',
  );
  const { contacts, remarks } = read(text);
  const others = [
    'MSc',
    'North',
    'Key accounts',
    'Plein 2, 2801 CD Gouda',
    'Head of sales, north',
    'https://polder.example/sanne',
  ];
  expect(contacts[0]?.contact).toMatchObject({
    department: 'Sales',
    address: 'Kade 1, 2611 AB Delft',
    notes: ['Rings twice', ...others].join('\n'),
  });
  expect(remarks.map(({ kind, value }) => [kind, value])).toEqual(others.map((value) => ['toNotes', value]));
});

test('properties that are not read are named once, without those that describe the card', () => {
  const properties = [
    'PRODID:-//Phone',
    'UID:1',
    'REV:2026',
    'item1.BDAY:1980-05-04',
    'PHOTO;ENCODING=b:AAAA',
    'IMPP:',
  ];
  const text = card('VERSION:3.0', 'FN:One', ...properties) + card('VERSION:3.0', 'FN:Two', ...properties);
  expect(readVcards(text)?.unread).toEqual(['BDAY', 'PHOTO']);
});

test('a text without a card is none', () => {
  expect(readVcards('Name,Email\nx,y')).toBeNull();
});
