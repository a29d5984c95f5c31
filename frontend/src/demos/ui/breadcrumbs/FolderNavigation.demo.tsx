import { useRef, useState } from 'react';
import { Breadcrumb, BreadcrumbItem, Button, ListGroup, ListGroupItem } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 3,
  formerAnchor: 'walk',
  title: { en: 'Folder navigation', nl: 'Navigeren door mappen' },
  when: {
    en: 'When the levels are folders on one page. Each step brings the focus to the title of what is now open.',
    nl: 'Als de niveaus mappen op één pagina zijn. Elke stap brengt de focus naar de titel van wat nu openstaat.',
  },
} as const satisfies DemoAbout;

export default function FolderNavigation() {
  const text = useTexts(texts);
  const [path, setPath] = useState<readonly string[]>(['Nederland']);
  const title = useRef<HTMLHeadingElement>(null);
  const open = (path: readonly string[]) => {
    setPath(path);
    title.current?.focus();
  };
  const current = path.at(-1) ?? 'Nederland';
  const within = places[current] ?? [];
  return (
    <>
      <Breadcrumb aria-label={text.path}>
        {path.map((place, level) =>
          place === current ? (
            <BreadcrumbItem key={place} active>
              {place}
            </BreadcrumbItem>
          ) : (
            <BreadcrumbItem key={place}>
              <Button color="link" className="breadcrumb-button" onClick={() => open(path.slice(0, level + 1))}>
                {place}
              </Button>
            </BreadcrumbItem>
          ),
        )}
      </Breadcrumb>
      <h3 ref={title} tabIndex={-1} className="my-2">
        {current}
      </h3>
      {within.length === 0 && <p>{text.house}</p>}
      <ListGroup tag="div">
        {within.map((place) => (
          <ListGroupItem key={place} tag="button" type="button" action onClick={() => open([...path, place])}>
            {place}
          </ListGroupItem>
        ))}
      </ListGroup>
    </>
  );
}

const places: Record<string, readonly string[]> = {
  Nederland: ['Utrecht', 'Zuid-Holland'],
  Utrecht: ['Oudegracht 112', 'Voorstraat 44'],
  'Zuid-Holland': ['Den Haag', 'Rotterdam'],
  'Den Haag': ['Lange Voorhout 34'],
  Rotterdam: ['Nieuwe Binnenweg 314', 'Veerhaven 7'],
};

const texts = {
  en: { path: 'Path to the place', house: 'A house: this is as far as it goes.' },
  nl: { path: 'Pad naar de plaats', house: 'Een huis: verder gaat het niet.' },
};
