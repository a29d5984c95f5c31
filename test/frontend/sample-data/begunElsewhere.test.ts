/** Another tab's blank item: storage says that it was begun, and this tab did not begin it. */
import { chatSelected, chatStarted, loadChats, selectChatState } from '../../../frontend/src/features/chat/chatSlice';
import { newEmail } from '../../../frontend/src/features/email/draftEmail';
import {
  emailDrafted,
  emailLeft,
  emailSelected,
  emailsFiltered,
  loadEmails,
  selectEmailState,
} from '../../../frontend/src/features/email/emailSlice';
import { loadNotes, noteAdded, noteSelected, selectNotesState } from '../../../frontend/src/features/notes/notesSlice';
import { changeElsewhere, makeAppStore } from './makeAppStore';

const blankDraft = { to: '', subject: '', html: '' };
const leavePage = () => window.dispatchEvent(new Event('pagehide'));
const idsOf = (state: { items: { id: number }[] }) => state.items.map(({ id }) => id);

beforeEach(() => localStorage.clear());

describe('emails', () => {
  const now = new Date().toISOString();
  const mailbox = async () => {
    const { dispatch, getState } = makeAppStore();
    await dispatch(loadEmails()).unwrap();
    return { dispatch, emails: () => selectEmailState(getState()) };
  };

  test('what another tab has begun stays, whatever is opened or left here', async () => {
    const { dispatch, emails } = await mailbox();
    changeElsewhere('email', [...emails().items, newEmail(21, blankDraft, now)]);
    dispatch(emailLeft());
    dispatch(emailSelected(2));
    dispatch(emailSelected(3));
    dispatch(emailsFiltered('sent'));
    expect(idsOf(emails())).toContain(21);
  });

  test.each([
    ['another email', emailSelected(2)],
    ['the list', emailLeft()],
    ['another folder', emailsFiltered('sent')],
  ])('a blank draft that is left for %s goes; another one that gets its number stays', async (_, leaves) => {
    const { dispatch, emails } = await mailbox();
    dispatch(emailDrafted({ id: 21, draft: blankDraft, time: now }));
    dispatch(emailSelected(21));
    dispatch(leaves);
    expect(idsOf(emails())).not.toContain(21);
    leavePage();
    changeElsewhere('email', [...emails().items, newEmail(21, blankDraft, now)]);
    dispatch(emailSelected(3));
    expect(idsOf(emails())).toContain(21);
  });

  test('a blank draft of a tab that was closed is gone a day later', async () => {
    const { emails } = await mailbox();
    const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString();
    const left = [newEmail(21, blankDraft, yesterday), newEmail(22, blankDraft, now)];
    changeElsewhere('email', [...emails().items, ...left]);
    expect(idsOf((await mailbox()).emails()).slice(-2)).toEqual([20, 22]);
  });
});

describe('notes', () => {
  const loaded = async () => {
    const { dispatch, getState } = makeAppStore();
    await dispatch(loadNotes()).unwrap();
    return { dispatch, notes: () => selectNotesState(getState()) };
  };
  const today = { datef: '2026-11-20' };

  test('what another tab has begun stays, and is not taken for a new one', async () => {
    const { dispatch, notes } = await loaded();
    changeElsewhere('notes', [...notes().items, { id: 5, title: '', color: 'info', deleted: false, ...today }]);
    dispatch(noteSelected(2));
    dispatch(noteAdded(today));
    expect(notes().selected).toBe(6);
    dispatch(noteSelected(3));
    expect(idsOf(notes())).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('chats', () => {
  const loaded = async () => {
    const { dispatch, getState } = makeAppStore();
    await dispatch(loadChats()).unwrap();
    return { dispatch, chats: () => selectChatState(getState()) };
  };
  const chatWith = (id: number) => ({ id, contact: id, name: `Contact ${id}`, thumb: '', excerpt: '' });

  test('what another tab has begun stays; what was begun here goes when another is opened or begun', async () => {
    const { dispatch, chats } = await loaded();
    const elsewhere = { ...chatWith(11), status: 'offline', recent: true, chatHistory: [{ from: [], to: [] }] };
    changeElsewhere('chat', [elsewhere, ...chats().items]);
    dispatch(chatSelected(2));
    expect(idsOf(chats())).toContain(11);
    dispatch(chatStarted(chatWith(12)));
    dispatch(chatStarted(chatWith(13)));
    dispatch(chatSelected(13));
    expect(idsOf(chats()).slice(0, 2)).toEqual([13, 11]);
    dispatch(chatSelected(3));
    expect(idsOf(chats())[0]).toBe(11);
  });
});
