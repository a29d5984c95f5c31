import { clsx } from 'clsx';
import { type KeyboardEvent, useId, useState } from 'react';
import { Card, CardBody, CardHeader, CardText, Nav, NavItem } from 'reactstrap';
import { usePageTheme } from '../../../components/usePageTheme';
import { horizontalKeys, moveFocus } from '../../../lib/moveFocus';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 7,
  title: { en: 'With tabs', nl: 'Met tabbladen' },
  when: {
    en: 'Two or three sides of one thing, of which one is read at a time. The arrows move between the tabs.',
    nl: 'Twee of drie kanten van één ding, waarvan er één tegelijk gelezen wordt. De pijltoetsen lopen langs de tabbladen.',
  },
} as const satisfies DemoAbout;

export default function WithTabs() {
  const text = useTexts(texts);
  const { rightToLeft } = usePageTheme();
  const id = useId();
  const [shown, setShown] = useState<Side>('stay');
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tabs = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]'));
    if (moveFocus(event, tabs, horizontalKeys(rightToLeft))) event.preventDefault();
  };
  return (
    <Card className="card-narrow">
      <CardHeader>
        <Nav tabs className="card-header-tabs" role="tablist" aria-label="Keizersgracht 672" onKeyDown={onKeyDown}>
          {sides.map((side) => (
            <NavItem key={side} role="presentation">
              <button
                type="button"
                id={`${id}-${side}`}
                role="tab"
                className={clsx('nav-link', side === shown && 'active')}
                aria-selected={side === shown}
                aria-controls={`${id}-panel`}
                tabIndex={side === shown ? 0 : -1}
                onClick={() => setShown(side)}
                onFocus={() => setShown(side)}
              >
                {text[side].tab}
              </button>
            </NavItem>
          ))}
        </Nav>
      </CardHeader>
      <CardBody id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${shown}`} tabIndex={0}>
        <CardText>{text[shown].story}</CardText>
      </CardBody>
    </Card>
  );
}

type Side = 'stay' | 'house' | 'costs';

const sides: readonly Side[] = ['stay', 'house', 'costs'];

const texts = {
  en: {
    stay: { tab: 'Stay', story: 'Jean-Baptiste Moreau and two children, 14 to 18 May.' },
    house: { tab: 'House', story: 'Keizersgracht 672, two floors, the key at the bakery.' },
    costs: { tab: 'Costs', story: '4 nights at €145 and €25.60 tourist tax: €605.60.' },
  },
  nl: {
    stay: { tab: 'Verblijf', story: 'Jean-Baptiste Moreau en twee kinderen, 14 tot en met 18 mei.' },
    house: { tab: 'Huis', story: 'Keizersgracht 672, twee verdiepingen, de sleutel ligt bij de bakker.' },
    costs: { tab: 'Kosten', story: '4 nachten à € 145 en € 25,60 toeristenbelasting: € 605,60.' },
  },
};
