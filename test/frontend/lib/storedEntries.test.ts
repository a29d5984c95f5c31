import { profileStore } from '../../../frontend/src/features/account-settings/public/profile';
import { readRecord } from '../../../frontend/src/features/account-settings/settingRecords';
import { selectCalendarState } from '../../../frontend/src/features/calendar/calendarSlice';
import { loadChats, selectChatState } from '../../../frontend/src/features/chat/chatSlice';
import { loadContacts, selectContactsState } from '../../../frontend/src/features/contacts/contactsSlice';
import { applyArrangement } from '../../../frontend/src/features/dashboards/arrangement/arrangement';
import { readArrangement } from '../../../frontend/src/features/dashboards/arrangement/arrangementStorage';
import { readMailbox } from '../../../frontend/src/features/email/attachments/mailbox';
import { loadEmails, selectEmailState } from '../../../frontend/src/features/email/emailSlice';
import { defaultLayout } from '../../../frontend/src/features/layout/layoutSlice';
import { readLayout } from '../../../frontend/src/features/layout/layoutStorage';
import { loadNotes, selectNotesState } from '../../../frontend/src/features/notes/notesSlice';
import { popUpsSetting } from '../../../frontend/src/features/notifications/popUps';
import { readNotifications } from '../../../frontend/src/features/notifications/storedNotifications';
import { readRecentPages } from '../../../frontend/src/features/palette/recentPages';
import { rememberedColumns } from '../../../frontend/src/features/rentals/import/read/rememberedColumns';
import { mayHaveResumableImport } from '../../../frontend/src/features/rentals/import/send/resumableImport';
import { columnStore, defaultColumns } from '../../../frontend/src/features/rentals/table/columnPreferences';
import { viewStore } from '../../../frontend/src/features/rentals/views/savedViews';
import { idleSetting } from '../../../frontend/src/features/session/idleMinutes';
import { lastActivity } from '../../../frontend/src/features/session/lastActivity';
import { readLock } from '../../../frontend/src/features/session/storedLock';
import { selectCart, selectCheckout, selectOrders } from '../../../frontend/src/features/shop/shopSlice';
import { readHistory } from '../../../frontend/src/features/text/history';
import { loadTickets, selectTicketsState } from '../../../frontend/src/features/tickets/ticketsSlice';
import { selectTreeState } from '../../../frontend/src/features/tree/treeSlice';
import { readOpenGroups } from '../../../frontend/src/layouts/navigation/openGroups';
import { setStorageOwner } from '../../../frontend/src/lib/accountStorage';
import { preferredLanguage } from '../../../frontend/src/lib/i18n';
import { readStorageNames } from '../../e2e/storage-names';
import { makeAppStore } from '../sample-data/makeAppStore';
import { filledCheckout } from '../shop/filledCheckout';

const sub = '12345678-1234-1234-1234-123456789012';

const notification = {
  id: 'n1',
  kind: 'info',
  textKey: 'common:loading',
  params: {},
  topic: null,
  action: null,
  at: 1_795_000_000_000,
  isRead: true,
};

/** The state of the sample apps as they start with the stored entries. */
async function appsState() {
  const store = makeAppStore();
  const { dispatch, getState } = store;
  await Promise.all([
    dispatch(loadNotes()),
    dispatch(loadEmails()),
    dispatch(loadTickets()),
    dispatch(loadContacts()),
    dispatch(loadChats()),
  ]);
  return getState();
}

const note = { id: 7, title: 'Eigen', color: 'info', deleted: false, datef: '2026-11-20' };
const ticket = {
  Id: 7,
  ticketTitle: 'Eigen',
  ticketDescription: '',
  Status: 'Open',
  Label: 'success',
  AgentName: 'Jan',
  Date: '2026-11-20',
  deleted: false,
};
const contact = {
  id: 7,
  firstname: 'Zoë',
  lastname: 'Bos',
  image: '',
  department: 'Sales',
  company: '',
  phone: '',
  email: '',
  address: '',
  notes: '',
  frequentlycontacted: false,
  starred: true,
  deleted: false,
};
const email = {
  id: 7,
  from: 'Zoë <zoe@example.com>',
  thumbnail: '',
  subject: 'Eigen',
  time: '2026-11-20T09:30:00.000Z',
  To: 'jan@example.com',
  emailExcerpt: '',
  emailContent: '',
  unread: false,
  checked: false,
  starred: true,
  important: false,
  inbox: true,
  sent: false,
  draft: false,
  spam: false,
  trash: false,
  label: null,
};
const chat = {
  id: 7,
  name: 'Zoë',
  status: 'online',
  thumb: '',
  recent: true,
  excerpt: '',
  chatHistory: [{ from: ['Dag'], to: [] }],
};
const event = { id: 7, title: 'Eigen', start: '2026-11-20', end: '2026-11-21', allDay: true, color: 'blue' };
const order = {
  id: 1001,
  placedAt: '2026-11-24T10:00:00.000Z',
  status: 'placed',
  delivery: 'home',
  payment: 'invoice',
  shipping: 495,
  lines: [{ productId: 4, variant: 'poster50', quantity: 1, price: 2495, vat: 21 }],
  address: {
    name: 'Zoë',
    email: 'zoë@example.nl',
    street: 'Kade 1',
    postcode: '3011 AA',
    city: 'Delft',
    country: 'NL',
  },
};
const tree = {
  nodes: { delft: { name: 'Delft', kind: 'city' } },
  children: { root: ['delft'] },
  checked: ['delft'],
  expanded: [],
};
const choice = {
  hasHeader: true,
  mapping: { id: null, Flag: null, Name: 0, Code: 1, Population: 2 },
  thousands: 'none',
};
const noPart = { result: null, missing: [] };
const view = { id: 'abc', name: 'Groot', search: 'q=land', columns: defaultColumns };
const columns = { ...defaultColumns, widths: { Name: 200 }, hidden: ['_version'] };

/** Entries as earlier versions wrote them, how they are read, and the value that they hold. */
const entries: Record<string, [text: string, read: () => unknown, value: unknown]> = {
  'apps.notes': [versioned([note]), async () => selectNotesState(await appsState()).items, [note]],
  'apps.tickets': [versioned([ticket]), async () => selectTicketsState(await appsState()).items, [ticket]],
  'apps.tickets-drafts': [
    versioned({ 7: 'Hoi' }),
    async () => selectTicketsState(await appsState()).drafts,
    { 7: 'Hoi' },
  ],
  'apps.contacts': [versioned([contact]), async () => selectContactsState(await appsState()).items, [contact]],
  'apps.email': [
    versioned([email]),
    async () => selectEmailState(await appsState()).items.map(({ subject }) => subject),
    ['Eigen'],
  ],
  'apps.chat': [
    versioned([chat]),
    // The sample is dated around the moment at which it is loaded.
    async () =>
      selectChatState(await appsState()).items.map((one) => ({
        ...one,
        chatHistory: one.chatHistory.map(({ from, to }) => ({ from, to })),
      })),
    [chat],
  ],
  'apps.chat-read': [versioned({ 7: 1 }), async () => selectChatState(await appsState()).read, { 7: 1 }],
  'apps.chat-drafts': [versioned({ 7: 'Hoi' }), async () => selectChatState(await appsState()).drafts, { 7: 'Hoi' }],
  'apps.calendar': [versioned([event]), async () => selectCalendarState(await appsState()).items, [event]],
  'apps.shop': [
    versioned([{ productId: 1, quantity: 2 }]),
    async () => selectCart(await appsState()),
    [{ productId: 1, quantity: 2 }],
  ],
  'apps.shop-orders': [versioned([order]), async () => selectOrders(await appsState()), [order]],
  'apps.shop-checkout': [versioned(filledCheckout), async () => selectCheckout(await appsState()), filledCheckout],
  'apps.tree': [versioned(tree), async () => selectTreeState(await appsState()).tree, tree],
  'arrangement.': [
    '[{"id":"map","width":3}]',
    () => applyArrangement([{ id: 'map', width: 2 }], readArrangement(sub, '')),
    [{ id: 'map', width: 3 }],
  ],
  'import.columns': [
    JSON.stringify({ 'naam\u001fcode\u001finwoners': choice }),
    () => rememberedColumns(['Naam', 'Code', 'Inwoners'], choice as Parameters<typeof rememberedColumns>[1]),
    choice,
  ],
  'import.kept': ['', mayHaveResumableImport, true],
  lastActivity: ['1795000000000', lastActivity, 1_795_000_000_000],
  notifications: [
    JSON.stringify([notification]),
    () => readNotifications(),
    [{ ...notification, byOthers: false, isToast: false }],
  ],
  profile: [
    '{"name":"Zoë","picture":"data:image/webp;base64,AAAA"}',
    () => profileStore.read(sub),
    { name: 'Zoë', picture: 'data:image/webp;base64,AAAA' },
  ],
  recentPages: ['["/apps/notes","/about"]', readRecentPages, ['/apps/notes', '/about']],
  'rentals.columns': [JSON.stringify(columns), () => columnStore.read(sub), columns],
  'rentals.views': [
    JSON.stringify({ version: 1, views: [view], defaultId: 'abc' }),
    () => viewStore.read(sub),
    { version: 1, views: [view], defaultId: 'abc' },
  ],
  settings: [
    '{"theme":{"print":"5.a","savedAt":1795000000000,"chosenAt":1795000000001}}',
    () => readRecord(sub, 'theme'),
    { print: '5.a', savedAt: 1_795_000_000_000, chosenAt: 1_795_000_000_001 },
  ],
  texts: [
    JSON.stringify([
      {
        id: 'abc',
        at: 1_795_000_000_000,
        reading: {
          ...{
            text: 'In Delft',
            passages: [],
            language: noPart,
            sentiment: noPart,
            keyPhrases: noPart,
            syntax: noPart,
          },
          entities: { result: [[3, 8, 0.9, 'LOCATION']], missing: [] },
        },
      },
    ]),
    () => readHistory(sub).map(({ id, at, reading }) => [id, at, reading.text, reading.entities.result]),
    [[...['abc', 1_795_000_000_000, 'In Delft'], [{ text: 'Delft', begin: 3, end: 8, score: 0.9, type: 'LOCATION' }]]],
  ],
  'polder.idleMinutes': ['15', idleSetting.read, 15],
  'polder.language': ['nl', preferredLanguage, 'nl'],
  'polder.layout': [
    '{"darkMode":false,"sidebarColour":"dark"}',
    readLayout,
    { ...defaultLayout, darkMode: false, sidebarColour: 'dark' },
  ],
  'polder.lock': [
    `{"email":"zoë@example.com","sub":"${sub}","remember":false}`,
    readLock,
    { email: 'zoë@example.com', sub, remember: false },
  ],
  'polder.mailbox': [sub, readMailbox, sub],
  'polder.navigation': ['["forms"]', readOpenGroups, ['forms']],
  'polder.popUps': ['"problems"', popUpsSetting.read, { ...popUpsSetting.initial(), results: false }],
};

/**
 * A draft of a demo (test/e2e/demos/form-steps.spec.ts), `on` or `off`, a message to other tabs, whose look it is
 * (test/e2e/account-settings.spec.ts), and an accent's style sheet (test/e2e/accent.spec.ts).
 */
const others = ['demo.booking', 'polder.singleKeys', 'polder.signedOut', 'polder.lookOwner', 'polder.accentStyle'];

function versioned(value: unknown): string {
  return JSON.stringify({ version: 1, value });
}

const keyOf = (name: string) => (name.startsWith('polder.') ? name : `polder.account.${sub}.${name}`);

beforeEach(() => {
  localStorage.clear();
  setStorageOwner(sub);
});

test('every entry that the source stores is here', () => {
  const { entries: ofAccounts, sharedEntries } = readStorageNames();
  expect([...ofAccounts, ...sharedEntries].sort()).toEqual([...Object.keys(entries), ...others].sort());
});

test.each(Object.entries(entries))('%s of an earlier version is read', async (name, [text, read, value]) => {
  localStorage.setItem(keyOf(name), text);
  expect(await read()).toEqual(value);
});

// An empty entry says that there is an import.
const damaged = Object.entries(entries).filter(([name]) => name !== 'import.kept');

test.each(damaged)('%s falls back to the default when damaged', async (name, [, read]) => {
  const byDefault = await read();
  for (const text of ['', '{', 'null', 'true', '"text"', '{"version":1}', '{"version":9,"value":[]}']) {
    localStorage.setItem(keyOf(name), text);
    expect([text, await read()]).toEqual([text, byDefault]);
  }
  // Parts of a list or a record may be damaged as well.
  for (const text of ['[null]', '{"version":1,"value":[null]}', '{"version":1,"views":[null]}']) {
    localStorage.setItem(keyOf(name), text);
    await read();
  }
});
