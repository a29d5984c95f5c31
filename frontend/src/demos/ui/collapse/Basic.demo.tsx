import chevron from 'bootstrap-icons/icons/chevron-down.svg?glyph';
import { useId, useState } from 'react';
import { Button, Collapse } from 'reactstrap';
import { Icon } from '../../../components/Icon';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 1,
  formerAnchor: 'simple',
  title: { en: 'Basic and horizontal', nl: 'Basis en horizontaal' },
  when: {
    en: 'For the details behind a summary. Sideways where it opens beside its button, as a filter column does.',
    nl: 'Voor de details achter een samenvatting. Zijwaarts als het naast de knop opengaat, zoals een filterkolom.',
  },
  controls: {
    horizontal: { kind: 'switch', value: false },
  },
} as const satisfies DemoAbout;

export default function Basic({ horizontal }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={horizontal ? 'd-flex gap-3 align-items-start' : ''}>
      <Button color="secondary" outline aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {text.costs}
        <Icon icon={chevron} />
      </Button>
      <Collapse id={id} isOpen={isOpen} horizontal={horizontal}>
        <p className="collapse-panel pt-2">{text.details}</p>
      </Collapse>
    </div>
  );
}

const texts = {
  en: {
    costs: 'What it costs',
    details: '4 nights at €145 is €580. With €25.60 tourist tax it comes to €605.60.',
  },
  nl: {
    costs: 'Wat het kost',
    details: '4 nachten à € 145 is € 580. Met € 25,60 toeristenbelasting wordt het € 605,60.',
  },
};
