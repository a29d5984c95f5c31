import { useId, useState } from 'react';
import { Button, Modal, ModalBody, ModalFooter, ModalHeader } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 7,
  formerAnchor: 'on-top',
  title: { en: 'Nested modals', nl: 'Geneste vensters' },
  when: {
    en: 'Rarely needed: when an answer leads to one more question. Each Escape closes one, and gives the focus back one step.',
    nl: 'Zelden: als een antwoord nog één vraag oproept. Elke Escape sluit er een, en brengt de focus één stap terug.',
  },
} as const satisfies DemoAbout;

export default function NestedModals() {
  const text = useTexts(texts);
  const id = useId();
  const [depth, setDepth] = useState<0 | 1 | 2>(0);
  return (
    <>
      <Button color="secondary" outline onClick={() => setDepth(1)}>
        {text.open}
      </Button>
      <Modal isOpen={depth > 0} toggle={() => setDepth(0)} labelledBy={`${id}-import`} trapFocus>
        <ModalHeader tag="h2">
          <span id={`${id}-import`}>{text.title}</span>
        </ModalHeader>
        <ModalBody>{text.progress}</ModalBody>
        <ModalFooter>
          <Button color="danger" outline onClick={() => setDepth(2)}>
            {text.stop}
          </Button>
        </ModalFooter>
      </Modal>
      <Modal
        isOpen={depth === 2}
        toggle={() => setDepth(1)}
        labelledBy={`${id}-stop`}
        trapFocus
        centered
        size="sm"
        zIndex={1060}
      >
        <ModalHeader tag="h2">
          <span id={`${id}-stop`}>{text.sure}</span>
        </ModalHeader>
        <ModalBody>{text.kept}</ModalBody>
        <ModalFooter>
          <Button color="secondary" outline onClick={() => setDepth(1)}>
            {text.goOn}
          </Button>
          <Button color="danger" onClick={() => setDepth(0)}>
            {text.stopNow}
          </Button>
        </ModalFooter>
      </Modal>
    </>
  );
}

const texts = {
  en: {
    open: 'Show the import',
    title: 'Importing rentals.csv',
    progress: '118 of 240 rentals are in.',
    stop: 'Stop…',
    sure: 'Stop here?',
    kept: '118 rentals stay; 122 are left out.',
    goOn: 'Go on importing',
    stopNow: 'Stop at 118',
  },
  nl: {
    open: 'Import tonen',
    title: 'Bezig met verhuringen.csv',
    progress: '118 van de 240 verhuringen staan erin.',
    stop: 'Stoppen…',
    sure: 'Hier stoppen?',
    kept: '118 verhuringen blijven; 122 gaan niet mee.',
    goOn: 'Verder importeren',
    stopNow: 'Stoppen bij 118',
  },
};
