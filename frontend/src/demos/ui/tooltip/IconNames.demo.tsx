import archive from 'bootstrap-icons/icons/archive.svg?glyph';
import star from 'bootstrap-icons/icons/star.svg?glyph';
import trash from 'bootstrap-icons/icons/trash3.svg?glyph';
import { useRef, useState } from 'react';
import { Button } from 'reactstrap';
import { Hint } from '../../../components/Hint';
import { Icon, type IconShape } from '../../../components/Icon';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 1,
  title: { en: 'Icon button names', nl: 'Namen van pictogramknoppen' },
  when: {
    en: 'On every button without words. The button has the name itself; the tooltip shows it to sighted people.',
    nl: 'Op elke knop zonder woorden. De knop heeft de naam zelf; de hulptekst toont die aan wie kijkt.',
  },
} as const satisfies DemoAbout;

export default function IconNames() {
  const text = useTexts(texts);
  const [done, setDone] = useState('');
  return (
    <>
      <fieldset className="d-flex gap-1">
        <legend className="visually-hidden">{text.mail}</legend>
        <IconButton icon={star} name={text.star} onClick={() => setDone(text.starred)} />
        <IconButton icon={archive} name={text.archive} onClick={() => setDone(text.archived)} />
        <IconButton icon={trash} name={text.delete} onClick={() => setDone(text.deleted)} />
      </fieldset>
      <p role="status" className="mt-3">
        {done || text.nothing}
      </p>
    </>
  );
}

function IconButton({ icon, name, onClick }: { icon: IconShape; name: string; onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button innerRef={button} color="icon" aria-label={name} onClick={onClick}>
        <Icon icon={icon} />
      </Button>
      <Hint target={button}>{name}</Hint>
    </>
  );
}

const texts = {
  en: {
    mail: 'Email from Anna de Wit',
    star: 'Star',
    archive: 'Archive',
    delete: 'Delete',
    starred: 'The email has a star.',
    archived: 'The email is in the archive.',
    deleted: 'The email is in the trash.',
    nothing: 'The email is in the inbox.',
  },
  nl: {
    mail: 'E-mail van Anna de Wit',
    star: 'Ster geven',
    archive: 'Archiveren',
    delete: 'Verwijderen',
    starred: 'De e-mail heeft een ster.',
    archived: 'De e-mail ligt in het archief.',
    deleted: 'De e-mail ligt in de prullenbak.',
    nothing: 'De e-mail ligt in Postvak IN.',
  },
};
