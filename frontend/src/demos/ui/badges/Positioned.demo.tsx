import bell from 'bootstrap-icons/icons/bell.svg?glyph';
import { useState } from 'react';
import { Badge, Button } from 'reactstrap';
import { Icon } from '../../../components/Icon';
import { announce } from '../../../lib/announce';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 3,
  formerAnchor: 'at-the-corner',
  title: { en: 'Positioned on an icon', nl: 'Op de hoek van een pictogram' },
  when: {
    en: 'For a button that is an icon only. What the badge says is in the button’s name, and each change is announced.',
    nl: 'Voor een knop die alleen een pictogram is. Wat het label zegt zit in de naam van de knop, en elke verandering wordt gemeld.',
  },
} as const satisfies DemoAbout;

export default function Positioned() {
  const text = useTexts(texts);
  const [count, setCount] = useState(2);
  const change = (count: number) => {
    setCount(count);
    announce(text.notices(count));
  };
  return (
    <div className="d-flex flex-wrap align-items-center gap-4">
      <Button
        color="secondary"
        outline
        className="btn-icon position-relative"
        aria-label={text.notices(count)}
        onClick={() => change(0)}
      >
        <Icon icon={bell} />
        {count > 0 && (
          <Badge color="danger-subtle" className="badge-corner text-danger-emphasis">
            {count}
          </Badge>
        )}
      </Button>
      <Button color="link" onClick={() => change(count + 1)}>
        {text.receive}
      </Button>
    </div>
  );
}

const texts = {
  en: {
    notices: (count: number) => (count === 1 ? '1 new notification' : `${count || 'No'} new notifications`),
    receive: 'Receive a notification',
  },
  nl: {
    notices: (count: number) => (count === 1 ? '1 nieuwe melding' : `${count || 'Geen'} nieuwe meldingen`),
    receive: 'Een melding ontvangen',
  },
};
