import { htmlToText } from '../../lib/plainText';
import { matchesSearch } from '../../lib/search';
import { firstOfEach } from './conversations';
import { isBlankDraft } from './draftEmail';
import { type Email, type EmailFilter, isIn, namesOf } from './email';

export interface EmailListView {
  readonly filter: EmailFilter;
  readonly search: string;
  /** Whether a search covers all folders, the trash too. */
  readonly everywhere: boolean;
  readonly uploading: readonly number[];
}

/** Of each conversation, the newest email of a folder that matches the search; the newest first. */
export function listEmails(items: readonly Email[], { filter, search, everywhere, uploading }: EmailListView): Email[] {
  const isSearched = (email: Email) => (everywhere && search.trim() !== '') || isIn(email, filter);
  const isFound = ({ subject, from, To, Cc = '', emailExcerpt, emailContent }: Email) => {
    const texts = [subject, from, namesOf(To), namesOf(Cc), emailExcerpt];
    // The whole text takes longest, and most are found without.
    return matchesSearch(search, ...texts) || matchesSearch(search, ...texts, textOf(emailContent));
  };
  const found = items
    .filter((email) => isSearched(email) && isFound(email) && !isBlankDraft(email, uploading))
    .sort((one, other) => (one.time < other.time ? 1 : one.time > other.time ? -1 : other.id - one.id));
  return firstOfEach(found);
}

/** The text of HTML, for comparing words. Only entities need its parser, which is slow for thousands of emails. */
const textOf = (html: string) => (html.includes('&') ? htmlToText(html) : html.replace(/<[^>]*>/g, ' '));

/** The number beside a folder: unread emails, or all drafts. */
export type EmailCounts = Record<'inbox' | 'draft' | 'spam', number>;

export function countEmails(items: readonly Email[], uploading: readonly number[]): EmailCounts {
  const count = (isCounted: (email: Email) => boolean) =>
    items.filter((email) => !email.trash && isCounted(email)).length;
  return {
    inbox: count(({ inbox, unread }) => inbox && unread),
    draft: count((email) => email.draft && !isBlankDraft(email, uploading)),
    spam: count(({ spam, unread }) => spam && unread),
  };
}
