import { useId, useState } from 'react';
import { Button, Modal, ModalBody, ModalFooter, ModalHeader } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 4,
  title: { en: 'Long content', nl: 'Lange inhoud' },
  when: {
    en: 'When the text is longer than the window: it scrolls by itself, and the title and the buttons stay in sight.',
    nl: 'Als de tekst langer is dan het scherm: die scrolt zelf, en de titel en de knoppen blijven in beeld.',
  },
} as const satisfies DemoAbout;

export default function LongContent() {
  const text = useTexts(texts);
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const [isAgreed, setAgreed] = useState(false);
  const close = () => setOpen(false);
  const agree = () => {
    setAgreed(true);
    close();
  };
  return (
    <>
      <Button color="secondary" outline onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      <p role="status" className="mt-3">
        {isAgreed ? text.agreed : text.notAgreed}
      </p>
      <Modal isOpen={isOpen} toggle={close} labelledBy={titleId} trapFocus scrollable>
        <ModalHeader tag="h2" toggle={close} closeAriaLabel={text.close}>
          <span id={titleId}>{text.title}</span>
        </ModalHeader>
        <ModalBody tabIndex={0} role="region" aria-labelledby={titleId}>
          <ol>
            {text.rules.map(([heading, rule]) => (
              <li key={heading} className="mb-3">
                <h3>{heading}</h3>
                <p>{rule}</p>
              </li>
            ))}
          </ol>
        </ModalBody>
        <ModalFooter>
          <Button color="primary" onClick={agree}>
            {text.agree}
          </Button>
        </ModalFooter>
      </Modal>
    </>
  );
}

const texts = {
  en: {
    open: 'Read the house rules',
    notAgreed: 'You have not agreed yet.',
    agreed: 'You agreed to the house rules.',
    title: 'House rules for guests on the canal',
    rules: [
      [
        'Arriving',
        'The key is in the box beside the blue door from three in the afternoon. The code is in your email. Come later than ten in the evening? Send a message first, so that the light stays on.',
      ],
      [
        'The stairs',
        'They are steep, as they are in every canal house. Hold the rope, and go down backwards with a suitcase, or use the hoist at the gable.',
      ],
      [
        'Bicycles',
        'Two of them belong to the house. Lock both wheels, also in the courtyard, and keep the pavement free for neighbours with a pram.',
      ],
      [
        'Quiet',
        'Sound carries over water. From eleven in the evening the windows on the canal stay closed, and the neighbours sleep.',
      ],
      [
        'Waste',
        'Paper and glass go to the containers on the corner. Everything else goes out on Tuesday and Friday before half past seven.',
      ],
      [
        'Heating',
        'The house keeps itself at nineteen degrees. Warmer is possible for three hours at a time, with the knob beside the stove.',
      ],
      [
        'Leaving',
        'Before eleven, with the key back in the box. Leave the beds as they are; the cleaners come at noon.',
      ],
    ],
    agree: 'Agree to the rules',
    close: 'Close',
  },
  nl: {
    open: 'Huisregels lezen',
    notAgreed: 'U bent nog niet akkoord.',
    agreed: 'U bent akkoord met de huisregels.',
    title: 'Huisregels voor gasten aan de gracht',
    rules: [
      [
        'Aankomst',
        'De sleutel ligt vanaf drie uur ’s middags in het kastje naast de blauwe deur. De code staat in uw e-mail. Komt u na tien uur ’s avonds? Stuur dan eerst een bericht, dan blijft het licht aan.',
      ],
      [
        'De trap',
        'Die is steil, zoals in elk grachtenhuis. Houd het touw vast, en ga met een koffer achterstevoren naar beneden, of gebruik de hijsbalk.',
      ],
      [
        'Fietsen',
        'Twee ervan horen bij het huis. Zet beide wielen op slot, ook op de binnenplaats, en houd de stoep vrij voor buren met een kinderwagen.',
      ],
      [
        'Stilte',
        'Over water draagt geluid ver. Vanaf elf uur ’s avonds blijven de ramen aan de gracht dicht en slapen de buren.',
      ],
      [
        'Afval',
        'Papier en glas gaan in de bakken op de hoek. Al het andere gaat op dinsdag en vrijdag vóór half acht naar buiten.',
      ],
      [
        'Verwarming',
        'Het huis houdt zichzelf op negentien graden. Warmer kan, drie uur achter elkaar, met de knop naast het fornuis.',
      ],
      [
        'Vertrek',
        'Vóór elf uur, met de sleutel terug in het kastje. Laat de bedden zoals ze zijn; om twaalf uur wordt er schoongemaakt.',
      ],
    ],
    agree: 'Akkoord met de regels',
    close: 'Sluiten',
  },
};
