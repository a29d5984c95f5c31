import { useId, useState } from 'react';
import { Button, Modal, ModalBody, ModalHeader, Table } from 'reactstrap';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 3,
  formerAnchor: 'size-and-place',
  title: { en: 'Size and position', nl: 'Maat en positie' },
  when: {
    en: 'As wide as its content needs. A table may take the whole window, on phones always.',
    nl: 'Zo breed als de inhoud vraagt. Een tabel mag het hele scherm nemen, op een telefoon altijd.',
  },
  controls: {
    size: { kind: 'choice', options: ['sm', 'md', 'lg', 'xl'], value: 'lg' },
    fullscreen: { kind: 'choice', options: ['never', 'sm', 'lg', 'always'], value: 'sm' },
    centered: { kind: 'switch', value: false },
    fade: { kind: 'switch', value: true },
  },
} as const satisfies DemoAbout;

export default function SizeAndPosition({ size, fullscreen, centered, fade }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button color="primary" onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      <Modal
        isOpen={isOpen}
        toggle={close}
        labelledBy={titleId}
        trapFocus
        size={size}
        fullscreen={fullscreen === 'never' ? undefined : fullscreen === 'always' || fullscreen}
        centered={centered}
        fade={fade}
      >
        <ModalHeader tag="h2" toggle={close} closeAriaLabel={text.close}>
          <span id={titleId}>{text.title}</span>
        </ModalHeader>
        <ModalBody>
          <Table size="sm" responsive className="mb-0" aria-labelledby={titleId}>
            <thead>
              <tr>
                <th scope="col">{text.name}</th>
                <th scope="col" className="text-end">
                  {text.mine}
                </th>
                <th scope="col" className="text-end">
                  {text.theirs}
                </th>
              </tr>
            </thead>
            <tbody>
              {text.rows.map(([name, mine, theirs]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td className="text-end">{mine}</td>
                  <td className="text-end">{theirs}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </ModalBody>
      </Modal>
    </>
  );
}

const texts = {
  en: {
    open: 'Compare 2 conflicts',
    title: '2 rentals were changed by somebody else',
    name: 'Rental',
    mine: 'Yours',
    theirs: 'Theirs',
    rows: [
      ['Belgium', '11,763,650', '11,812,354'],
      ['Luxembourg', '660,809', '672,050'],
    ],
    close: 'Close',
  },
  nl: {
    open: '2 conflicten vergelijken',
    title: '2 verhuringen zijn door een ander gewijzigd',
    name: 'Verhuring',
    mine: 'Van mij',
    theirs: 'Van de ander',
    rows: [
      ['België', '11.763.650', '11.812.354'],
      ['Luxemburg', '660.809', '672.050'],
    ],
    close: 'Sluiten',
  },
};
