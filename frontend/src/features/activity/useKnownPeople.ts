import { useEffect, useMemo, useState } from 'react';
import type { RentalVersion } from '../../../../graphql/generated/schema';
import { useAppSelector } from '../../app/hooks';
import { useCan } from '../session/public/permissions';
import { selectSession } from '../session/public/session';

/** Names of people by their account's id. */
export type KnownPeople = ReadonlyMap<string, string>;

/** The people that can be chosen: the user, the authors of the changes seen so far and, for admins, all people. */
export function useKnownPeople(entries: readonly RentalVersion[]): KnownPeople {
  const { sub, email } = useAppSelector(selectSession);
  const [seen, setSeen] = useState<KnownPeople>(new Map());
  const listed = useListedPeople();

  useEffect(() => {
    setSeen((before) => {
      // The newest change has the newest name. People seen under an earlier filter stay in the list.
      const now = new Map(entries.toReversed().flatMap(({ by, byName }) => (by ? [[by, byName ?? by] as const] : [])));
      return [...now].every(([id, name]) => before.get(id) === name) ? before : new Map([...before, ...now]);
    });
  }, [entries]);

  return useMemo(
    () => new Map([...(sub && email ? [[sub, email] as const] : []), ...seen, ...listed]),
    [sub, email, seen, listed],
  );
}

const nobody: KnownPeople = new Map();

/** All people, for admins. */
function useListedPeople(): KnownPeople {
  const mayList = useCan('administer', 'Person') ?? false;
  const [listed, setListed] = useState(nobody);
  useEffect(() => {
    if (!mayList) return;
    let isWanted = true;
    const read = async () => {
      const { listPeople } = await import('../../cloud/peopleApi');
      let token: string | null = null;
      do {
        const page = await listPeople(token);
        if (!isWanted) return;
        const names = page.items.map(({ sub, name, email }) => [sub, name || email] as const);
        setListed((before) => new Map([...before, ...names]));
        token = page.nextToken ?? null;
      } while (token !== null);
    };
    // Without the list, the people seen so far can still be chosen.
    read().catch((error: unknown) => console.info('The people could not be listed.', error));
    return () => {
      isWanted = false;
    };
  }, [mayList]);
  return mayList ? listed : nobody;
}
