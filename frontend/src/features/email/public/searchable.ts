import { htmlToText } from '../../../lib/plainText';
import type { SearchableApp } from '../../sample-data/public/searchableApp';
import { loadEmails, selectEmailState } from '../emailSlice';

export const searchableEmails: SearchableApp = {
  page: '/apps/email',
  load: (dispatch) => void dispatch(loadEmails()),
  status: (state) => selectEmailState(state).status,
  find: (state) =>
    selectEmailState(state)
      .items.filter(({ trash }) => !trash)
      .map(({ id, subject, from, To, emailContent }) => ({
        id: `email ${id}`,
        kind: 'email',
        to: `/apps/email?id=${id}`,
        title: subject,
        text: [from, To, htmlToText(emailContent).replace(/\s+/g, ' ')].filter(Boolean).join(' · '),
      })),
};
