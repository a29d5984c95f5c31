import { type UIEvent, useRef, useState } from 'react';
import { Nav, NavItem, NavLink } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 5,
  formerAnchor: 'on-this-page',
  title: { en: 'Scrollspy', nl: 'Scrollspy' },
  when: {
    en: 'Beside a long text. What Bootstrap calls scrollspy is a scroll event and a few lines.',
    nl: 'Naast een lange tekst. Wat Bootstrap scrollspy noemt is een scrollgebeurtenis en een paar regels.',
  },
} as const satisfies DemoAbout;

export default function Scrollspy() {
  const text = useTexts(texts);
  const reader = useRef<HTMLElement>(null);
  const [here, setHere] = useState(0);

  const follow = ({ currentTarget: text }: UIEvent<HTMLElement>) => {
    // The last heading above the lower two thirds, in sight or not.
    const line = text.scrollTop + text.clientHeight / 3;
    const headings = Array.from(text.querySelectorAll('h3'));
    setHere(
      Math.max(
        headings.findLastIndex(({ offsetTop }) => offsetTop <= line),
        0,
      ),
    );
  };
  const show = (index: number) => {
    const heading = reader.current?.querySelectorAll('h3')[index];
    if (!reader.current || !heading) return;
    // Not scrollIntoView, which would also scroll the page.
    reader.current.scrollTop = heading.offsetTop;
    heading.focus({ preventScroll: true });
    setHere(index);
  };
  return (
    <div className="nav-spied">
      <nav aria-label={text.label}>
        <Nav vertical pills>
          {text.parts.map(([heading], index) => (
            <NavItem key={heading}>
              <NavLink
                tag="button"
                type="button"
                className="w-100 text-start"
                active={index === here}
                aria-current={index === here || undefined}
                onClick={() => show(index)}
              >
                {heading}
              </NavLink>
            </NavItem>
          ))}
        </Nav>
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section ref={reader} aria-label={text.title} tabIndex={0} className="nav-spied-text" onScroll={follow}>
        {text.parts.map(([heading, content]) => (
          <div key={heading}>
            <h3 tabIndex={-1}>{heading}</h3>
            <p>{content}</p>
          </div>
        ))}
      </section>
    </div>
  );
}

const texts = {
  en: {
    label: 'In this handbook',
    title: 'Handbook',
    parts: [
      [
        'Importing',
        'Drop a file on the Rotterdam dashboard. Polder guesses the columns, shows what it found, and asks before anything is written. A row that cannot be read costs that row only.',
      ],
      [
        'Conflicts',
        'When two people change one rental, both versions are kept. Choose yours, theirs, or field by field; nothing is decided for you.',
      ],
      [
        'Working offline',
        'Changes wait in the browser until the connection is back, and go out in the order in which you made them.',
      ],
      [
        'Undo',
        'Deleted rentals stay in the list of the Amsterdam dashboard. They can be brought back from there, one by one or all at once, for 30 days.',
      ],
    ],
  },
  nl: {
    label: 'In dit handboek',
    title: 'Handboek',
    parts: [
      [
        'Importeren',
        'Sleep een bestand op het dashboard Rotterdam. Polder raadt de kolommen, laat zien wat het vond, en vraagt het u voordat er iets geschreven wordt. Een rij die niet te lezen is kost alleen die rij.',
      ],
      [
        'Conflicten',
        'Wijzigen twee mensen één verhuring, dan blijven beide versies bewaard. Kies die van uzelf, die van de ander, of per veld; er wordt niets voor u beslist.',
      ],
      [
        'Offline werken',
        'Wijzigingen wachten in de browser tot de verbinding terug is, en gaan dan in de volgorde waarin u ze maakte.',
      ],
      [
        'Terugdraaien',
        'Verwijderde verhuringen blijven in de lijst van het dashboard Amsterdam staan. Daar zijn ze 30 dagen lang terug te halen, een voor een of allemaal tegelijk.',
      ],
    ],
  },
};
