import check from 'bootstrap-icons/icons/check2.svg?glyph';
import { useState } from 'react';
import { Dropdown, DropdownItem, DropdownMenu, DropdownToggle } from 'reactstrap';
import { Icon } from '../../../components/Icon';
import { usePageTheme } from '../../../components/usePageTheme';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 4,
  formerAnchor: 'one-of-several',
  title: { en: 'Listbox: one of several', nl: 'Keuzelijst: één uit meer' },
  when: {
    en: 'A setting of a view, such as its order. The button says what is chosen; the list says it with a tick and with aria-selected.',
    nl: 'Een instelling van een weergave, zoals de volgorde. De knop zegt wat gekozen is; de lijst met een vinkje en met aria-selected.',
  },
} as const satisfies DemoAbout;

export default function Listbox() {
  const text = useTexts(texts);
  const { rightToLeft } = usePageTheme();
  const [isOpen, setOpen] = useState(false);
  const [order, setOrder] = useState<keyof typeof text.orders>('arrival');
  return (
    <Dropdown menuRole="listbox" isOpen={isOpen} toggle={() => setOpen(!isOpen)}>
      <DropdownToggle color="secondary" outline caret>
        {text.order}: {text.orders[order]}
      </DropdownToggle>
      <DropdownMenu end={rightToLeft} aria-label={text.order}>
        {orders.map((name) => (
          <DropdownItem
            key={name}
            aria-selected={name === order}
            active={name === order}
            onClick={() => setOrder(name)}
          >
            <Icon icon={check} className={name === order ? 'me-2' : 'me-2 invisible'} />
            {text.orders[name]}
          </DropdownItem>
        ))}
      </DropdownMenu>
    </Dropdown>
  );
}

const orders = ['arrival', 'price', 'city'] as const;

const texts = {
  en: { order: 'Order', orders: { arrival: 'Arrival', price: 'Price, highest first', city: 'City' } },
  nl: { order: 'Volgorde', orders: { arrival: 'Aankomst', price: 'Prijs, hoogste eerst', city: 'Stad' } },
};
