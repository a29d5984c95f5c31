import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Person } from '../../../../graphql/generated/schema';
import { useAppSelector } from '../../app/hooks';
import type { PersonChange } from '../../cloud/peopleApi';
import { isolate } from '../../lib/isolate';
import { selectAccountId } from '../session/public/session';
import { nameOf } from './peopleView';
import { confirmed, needsConfirmation, undoOf } from './personChange';
import type { People } from './usePeople';
import { useRefusalSentence } from './useRefusalSentence';

/** A change that waits for a confirmation. */
export interface AskedChange {
  readonly person: Person;
  readonly change: PersonChange;
  readonly isOwn: boolean;
}

interface Done {
  readonly person: Person;
  readonly change: PersonChange;
  readonly undo: (() => void) | null;
}

interface Failed {
  readonly person: Person;
  readonly error: unknown;
}

/**
 * Changes people: asks for confirmation where needed, offers undo where possible, and explains refusals. What is said is
 * worded in the language of the page.
 */
export function usePersonChanges(people: People) {
  const { t } = useTranslation('people');
  const ownSub = useAppSelector(selectAccountId);
  const sentence = useRefusalSentence();
  const [asked, setAsked] = useState<AskedChange | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [problem, setProblem] = useState<Failed | null>(null);

  const apply = async (person: Person, change: PersonChange) => {
    setProblem(null);
    setDone(null);
    let changed: Person;
    try {
      changed = await people.change(person, change);
    } catch (error) {
      console.error(error);
      setProblem({ person, error });
      return;
    }
    const reverse = undoOf(person, change, person.sub === ownSub);
    setDone({ person, change, undo: reverse && (() => void apply(changed, reverse)) });
  };

  const messageOf = ({ person, change }: Done) => {
    const name = isolate(nameOf(person));
    return change.change === 'setPersonRole'
      ? t('done.setPersonRole', { name, role: t(`role.${change.role}`) })
      : t(`done.${change.change}`, { name });
  };

  return {
    asked,
    problem: problem && t('failed', { name: isolate(nameOf(problem.person)), reason: sentence(problem.error) }),
    done: done && { message: messageOf(done), undo: done.undo },
    dismissProblem: () => setProblem(null),
    dismissDone: () => setDone(null),
    undo: () => {
      setDone(null);
      done?.undo?.();
    },
    ask: (person: Person, change: PersonChange) => {
      const isOwn = person.sub === ownSub;
      if (needsConfirmation(person, change, isOwn)) setAsked({ person, change, isOwn });
      else void apply(person, change);
    },
    confirm: () => {
      setAsked(null);
      if (!asked) return;
      void apply(asked.person, confirmed(asked.change, asked.isOwn));
    },
    cancel: () => setAsked(null),
  };
}
