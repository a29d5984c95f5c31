import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Person } from '../../../../graphql/generated/schema';
import { requestRefusalOf } from '../../cloud/errors';
import type { InvitationRow } from './invitationList';
import { loadPeopleApi } from './usePeople';
import { useRefusalSentence } from './useRefusalSentence';

/** Fewer than the API's limit, to show progress: each batch takes about two seconds. */
const batchSize = 20;

/** The result of an invitation. */
export interface SentInvitation {
  readonly row: InvitationRow;
  readonly person: Person | null;
  /** Why it was not sent, or which part failed. */
  readonly problem: string | null;
}

export interface Sending {
  readonly sent: readonly SentInvitation[];
  readonly isSending: boolean;
  readonly send: (rows: readonly InvitationRow[]) => Promise<SentInvitation[]>;
}

/**
 * Sends invitations in batches; a batch that fails does not affect the others. Once the dialog has gone, as by "Stop" or
 * with the session, no other is sent: it could be sent for the next account.
 */
export function useSendInvitations(onInvited: (people: readonly Person[]) => void): Sending {
  const { t } = useTranslation('people');
  const sentence = useRefusalSentence();
  const [sent, setSent] = useState<readonly SentInvitation[]>([]);
  const [isSending, setSending] = useState(false);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const sendBatch = async (batch: readonly InvitationRow[]): Promise<SentInvitation[]> => {
    try {
      const { invitePeople } = await loadPeopleApi();
      if (!isOpen.current) return [];
      const answers = await invitePeople(batch.map(({ email, role }) => ({ email, role })));
      onInvited(answers.flatMap(({ person }) => person ?? []));
      return batch.map((row, index) => {
        const { person = null, errorType, message } = answers[index] ?? {};
        const known = requestRefusalOf(errorType);
        return { row, person, problem: known ? t(`refusal.${known}`) : (message ?? null) };
      });
    } catch (error) {
      console.error(error);
      const problem = sentence(error);
      return batch.map((row) => ({ row, person: null, problem }));
    }
  };

  const send = async (rows: readonly InvitationRow[]) => {
    setSending(true);
    setSent([]);
    const all: SentInvitation[] = [];
    for (let start = 0; isOpen.current && start < rows.length; start += batchSize) {
      all.push(...(await sendBatch(rows.slice(start, start + batchSize))));
      setSent([...all]);
    }
    setSending(false);
    return all;
  };
  return { sent, isSending, send };
}
