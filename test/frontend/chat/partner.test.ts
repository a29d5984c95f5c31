import type { Chat } from '../../../frontend/src/features/chat/chat';
import { chatOf, isWith } from '../../../frontend/src/features/chat/partner';

const person = (id: number, lastname = 'Bos') => ({ id, firstname: 'Ann', lastname });
const chat = (id: number, contact?: number): Chat => ({
  id,
  name: 'Ann Bos',
  status: 'offline',
  thumb: '',
  recent: true,
  excerpt: '',
  ...(contact !== undefined && { contact }),
  chatHistory: [{ from: [], to: [] }],
});
const [one, other] = [person(1), person(2)];

test('two contacts of one name have a chat each', () => {
  const chats = [chat(10, 2), chat(11, 1)];
  expect(chatOf(chats, one, [one, other])?.id).toBe(11);
  expect(chatOf(chats, other, [one, other])?.id).toBe(10);
  expect(chatOf([chat(10, 2)], one, [one, other])).toBeUndefined();
});

test('a chat without a contact is with the only one of its name', () => {
  expect(chatOf([chat(10)], one, [one, person(2, 'Vis')])?.id).toBe(10);
  expect(chatOf([chat(10)], one, [one, other])).toBeUndefined();
  expect(chatOf([chat(10), chat(11, 1)], one, [one])?.id).toBe(11);
});

test('so is a chat whose contact is gone, as after a merge', () => {
  expect(isWith(chat(10, 2), one, [one])).toBe(true);
  expect(isWith(chat(10, 2), one, [one, person(2, 'Vis')])).toBe(false);
});

test('a contact that got the id of a deleted one does not get its chat', () => {
  const later = person(1, 'Vis');
  expect(isWith(chat(10, 1), later, [later])).toBe(false);
});
