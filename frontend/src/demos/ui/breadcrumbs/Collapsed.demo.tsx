import threeDots from 'bootstrap-icons/icons/three-dots.svg?glyph';
import { Link } from 'react-router';
import {
  Breadcrumb,
  BreadcrumbItem,
  DropdownItem,
  DropdownMenu,
  DropdownToggle,
  UncontrolledDropdown,
} from 'reactstrap';
import { Icon } from '../../../components/Icon';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 4,
  formerAnchor: 'long-path',
  title: { en: 'Collapsed path', nl: 'Ingekort pad' },
  when: {
    en: 'From five levels on: the first, the last two, and a menu for those between. A long title is cut short, never its link.',
    nl: 'Vanaf vijf niveaus: het eerste, de laatste twee, en een menu voor wat ertussen zit. Een lange titel wordt afgekapt, de link nooit.',
  },
} as const satisfies DemoAbout;

export default function Collapsed() {
  const text = useTexts(texts);
  return (
    <Breadcrumb aria-label={text.path}>
      <BreadcrumbItem>
        <Link to="/dashboards/Rotterdam">{text.overview}</Link>
      </BreadcrumbItem>
      <BreadcrumbItem>
        <UncontrolledDropdown className="d-inline-block">
          <DropdownToggle color="link" className="breadcrumb-button" aria-label={text.between}>
            <Icon icon={threeDots} />
          </DropdownToggle>
          <DropdownMenu aria-label={text.between}>
            <DropdownItem tag={Link} to="/dashboards/Amsterdam">
              Amsterdam
            </DropdownItem>
            <DropdownItem tag={Link} to="/apps/contacts">
              {text.owners}
            </DropdownItem>
            <DropdownItem tag={Link} to="/apps/treeview">
              {text.contracts}
            </DropdownItem>
          </DropdownMenu>
        </UncontrolledDropdown>
      </BreadcrumbItem>
      <BreadcrumbItem>
        <Link to="/apps/notes">{text.year}</Link>
      </BreadcrumbItem>
      <BreadcrumbItem active>
        <span className="breadcrumb-title text-truncate" title={text.title}>
          {text.title}
        </span>
      </BreadcrumbItem>
    </Breadcrumb>
  );
}

const texts = {
  en: {
    path: 'Path to the contract',
    overview: 'Overview',
    between: 'Levels between',
    owners: 'Owners',
    contracts: 'Contracts',
    year: '2026',
    title: 'Stichting Herengracht 401–415, extension of the contract',
  },
  nl: {
    path: 'Pad naar het contract',
    overview: 'Overzicht',
    between: 'Tussenliggende niveaus',
    owners: 'Eigenaren',
    contracts: 'Contracten',
    year: '2026',
    title: 'Stichting Herengracht 401–415, verlenging van het contract',
  },
};
