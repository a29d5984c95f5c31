import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Person } from '../../../../graphql/generated/schema';
import { useAppSelector } from '../../app/hooks';
import type { PersonChange } from '../../cloud/peopleApi';
import { selectSession } from '../session/public/session';
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
  readonly message: string;
  readonly undo: (() => void) | null;
}

/** Changes people: asks for confirmation where needed, offers undo where possible, and explains refusals. */
export function usePersonChanges(people: People) {
  const { t } = useTranslation('people');
  const { sub: ownSub } = useAppSelector(selectSession);
  const sentence = useRefusalSentence();
  const [asked, setAsked] = useState<AskedChange | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const apply = async (person: Person, change: PersonChange) => {
    setProblem(null);
    setDone(null);
    let changed: Person;
    try {
      changed = await people.change(person, change);
    } catch (error) {
      console.error(error);
      setProblem(t('failed', { name: nameOf(person), reason: sentence(error) }));
      return;
    }
    const name = nameOf(person);
    const message =
      change.change === 'setPersonRole'
        ? t('done.setPersonRole', { name, role: t(`role.${change.role}`) })
        : t(`done.${change.change}`, { name });
    const reverse = undoOf(person, change, person.sub === ownSub);
    setDone({ message, undo: reverse && (() => void apply(changed, reverse)) });
  };

  return {
    asked,
    problem,
    done,
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
