import { useRef, useState } from 'react';
import { Button, ListGroupItem, Toast, ToastBody } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 3,
  title: { en: 'With undo', nl: 'Met ongedaan maken' },
  when: {
    en: 'After something was deleted: better than asking first. It stays until it is used, so nobody has to hurry.',
    nl: 'Nadat er iets verwijderd is: beter dan vooraf vragen. Het blijft tot het gebruikt wordt, dus niemand hoeft zich te haasten.',
  },
} as const satisfies DemoAbout;

export default function Undo() {
  const text = useTexts(texts);
  const list = useRef<HTMLUListElement>(null);
  const [deleted, setDeleted] = useState<readonly number[]>([]);
  const last = deleted.at(-1);
  // Both actions remove the focused button.
  const change = (notes: readonly number[]) => {
    setDeleted(notes);
    list.current?.focus();
  };
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={text.notes} className="list-group mb-3">
        {text.all.map(
          (note, index) =>
            !deleted.includes(index) && (
              <ListGroupItem key={note} className="d-flex justify-content-between align-items-center gap-3">
                {note}
                <Button
                  color="secondary"
                  outline
                  size="sm"
                  aria-label={text.deleteOne(note)}
                  onClick={() => change([...deleted, index])}
                >
                  {text.delete}
                </Button>
              </ListGroupItem>
            ),
        )}
      </ul>
      {last !== undefined && (
        <Toast key={last} fade={false} className="w-100">
          <ToastBody className="d-flex flex-wrap align-items-center gap-2">
            <span className="flex-grow-1">{text.gone(text.all[last] ?? '')}</span>
            <Button color="primary" size="sm" onClick={() => change(deleted.slice(0, -1))}>
              {text.undo}
            </Button>
          </ToastBody>
        </Toast>
      )}
    </>
  );
}

const texts = {
  en: {
    notes: 'Notes',
    all: ['Call the plumber in Leiden', 'New keys for Zwolle', 'Ask Delft about the bridge'],
    delete: 'Delete',
    deleteOne: (note: string) => `Delete “${note}”`,
    gone: (note: string) => `“${note}” is deleted.`,
    undo: 'Undo',
  },
  nl: {
    notes: 'Notities',
    all: ['Loodgieter in Leiden bellen', 'Nieuwe sleutels voor Zwolle', 'Delft vragen naar de brug'],
    delete: 'Verwijderen',
    deleteOne: (note: string) => `“${note}” verwijderen`,
    gone: (note: string) => `“${note}” is verwijderd.`,
    undo: 'Ongedaan maken',
  },
};
