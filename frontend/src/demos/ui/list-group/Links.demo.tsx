import { Link } from 'react-router';
import { ListGroup, ListGroupItem } from 'reactstrap';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 2,
  title: { en: 'Links', nl: 'Links' },
  when: {
    en: 'A small navigation within a page or a card. The page that is open is marked; what has no page yet is not a link.',
    nl: 'Een kleine navigatie binnen een pagina of kaart. De pagina die openstaat is gemarkeerd; wat nog geen pagina heeft is geen link.',
  },
} as const satisfies DemoAbout;

export default function Links() {
  const text = useTexts(texts);
  return (
    <ListGroup tag="nav" aria-label={text.cities} className="col-md-6">
      <ListGroupItem tag={Link} to="/ui/list-group" action active aria-current="page">
        {text.all}
      </ListGroupItem>
      <ListGroupItem tag={Link} to="/dashboards/Amsterdam" action>
        Amsterdam
      </ListGroupItem>
      <ListGroupItem tag={Link} to="/dashboards/Utrecht" action>
        Utrecht
      </ListGroupItem>
      <ListGroupItem tag="a" role="link" action disabled aria-disabled>
        {text.soon}
      </ListGroupItem>
    </ListGroup>
  );
}

const texts = {
  en: { cities: 'Cities', all: 'All cities', soon: 'Groningen, from May' },
  nl: { cities: 'Steden', all: 'Alle steden', soon: 'Groningen, vanaf mei' },
};
