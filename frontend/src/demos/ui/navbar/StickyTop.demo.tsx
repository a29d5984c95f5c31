import { Navbar, NavbarBrand, NavbarText } from 'reactstrap';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 4,
  formerAnchor: 'stays-on-top',
  title: { en: 'Sticky', nl: 'Blijft bovenaan (sticky)' },
  when: {
    en: 'When the page is long and the bar is needed on the way. Scroll within the window below.',
    nl: 'Als de pagina lang is en de balk onderweg nodig blijft. Scrol in het venster hieronder.',
  },
  controls: {
    sticky: { kind: 'choice', options: ['top', 'none'], value: 'top' },
  },
} as const satisfies DemoAbout;

export default function StickyTop({ sticky }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="navbar-window" tabIndex={0} aria-label={text.page}>
      <Navbar sticky={sticky === 'none' ? undefined : sticky} aria-label={text.label}>
        <NavbarBrand tag="span">Leiden</NavbarBrand>
        <NavbarText>{text.free}</NavbarText>
      </Navbar>
      {text.days.map((day) => (
        <p key={day} className="py-3">
          {day}
        </p>
      ))}
    </section>
  );
}

const texts = {
  en: {
    page: 'Diary of a house',
    label: 'House',
    free: '3 nights free',
    days: [
      'Monday: the painter came for the shutters.',
      'Tuesday: two guests from Ghent arrived.',
      'Wednesday: the boiler was checked.',
      'Thursday: market below the window.',
      'Friday: the guests from Ghent left.',
      'Saturday: clean sheets, fresh tulips.',
    ],
  },
  nl: {
    page: 'Dagboek van een huis',
    label: 'Huis',
    free: '3 nachten vrij',
    days: [
      'Maandag: de schilder kwam voor de luiken.',
      'Dinsdag: twee gasten uit Gent kwamen aan.',
      'Woensdag: de ketel werd nagekeken.',
      'Donderdag: markt onder het raam.',
      'Vrijdag: de gasten uit Gent vertrokken.',
      'Zaterdag: schoon beddengoed, verse tulpen.',
    ],
  },
};
