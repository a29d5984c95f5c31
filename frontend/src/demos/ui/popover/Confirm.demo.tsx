import { useRef, useState } from 'react';
import { Button, ListGroupItem } from 'reactstrap';
import { PopoverDialog } from '../../../components/PopoverDialog';
import { announce } from '../../../lib/announce';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 4,
  formerAnchor: 'question',
  title: { en: 'Confirmation', nl: 'Bevestiging' },
  when: {
    en: 'Lighter than a modal, for actions that are easily repeated: the row stays in sight while you decide.',
    nl: 'Lichter dan een venster, voor wat zo weer gedaan is: de rij blijft in beeld tijdens het kiezen.',
  },
} as const satisfies DemoAbout;

export default function Confirm() {
  const text = useTexts(texts);
  const list = useRef<HTMLUListElement>(null);
  const [withdrawn, setWithdrawn] = useState<readonly string[]>([]);
  const withdraw = (name: string) => {
    setWithdrawn([...withdrawn, name]);
    list.current?.focus();
    announce(text.done(name));
  };
  return (
    <ul ref={list} tabIndex={-1} className="list-group" aria-label={text.invitations}>
      {invited
        .filter((name) => !withdrawn.includes(name))
        .map((name) => (
          <ListGroupItem key={name} className="d-flex justify-content-between align-items-center gap-3">
            {name}
            <PopoverDialog
              label={text.withdraw}
              button={{ size: 'sm', 'aria-label': text.withdrawOne(name) }}
              title={text.sure}
              placement="left"
            >
              {(close) => (
                <div className="d-flex gap-2">
                  <Button size="sm" color="secondary" outline onClick={close}>
                    {text.keep}
                  </Button>
                  <Button size="sm" color="danger" onClick={() => withdraw(name)}>
                    {text.withdraw}
                  </Button>
                </div>
              )}
            </PopoverDialog>
          </ListGroupItem>
        ))}
    </ul>
  );
}

const invited = ['karim@polder.test', 'sofia@polder.test', 'joost@polder.test'];

const texts = {
  en: {
    invitations: 'Invitations',
    withdraw: 'Withdraw',
    withdrawOne: (name: string) => `Withdraw the invitation of ${name}`,
    sure: 'Withdraw this invitation?',
    keep: 'Keep',
    done: (name: string) => `The invitation of ${name} is withdrawn.`,
  },
  nl: {
    invitations: 'Uitnodigingen',
    withdraw: 'Intrekken',
    withdrawOne: (name: string) => `Uitnodiging van ${name} intrekken`,
    sure: 'Deze uitnodiging intrekken?',
    keep: 'Behouden',
    done: (name: string) => `De uitnodiging van ${name} is ingetrokken.`,
  },
};
