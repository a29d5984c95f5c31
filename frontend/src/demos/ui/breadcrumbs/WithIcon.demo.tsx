import house from 'bootstrap-icons/icons/house.svg?glyph';
import { Link } from 'react-router';
import { Breadcrumb, BreadcrumbItem } from 'reactstrap';
import { Icon } from '../../../components/Icon';
import type { DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 2,
  title: { en: 'With an icon', nl: 'Met een pictogram' },
  when: {
    en: 'When every path begins at the same place: the icon saves space, and has a name for screen readers.',
    nl: 'Als elk pad op dezelfde plek begint: het pictogram zegt het op weinig ruimte, en heeft een naam voor wie het niet ziet.',
  },
} as const satisfies DemoAbout;

export default function WithIcon() {
  const text = useTexts(texts);
  return (
    <Breadcrumb aria-label={text.path}>
      <BreadcrumbItem>
        <Link to="/dashboards/Rotterdam">
          <Icon icon={house} label={text.overview} />
        </Link>
      </BreadcrumbItem>
      <BreadcrumbItem>
        <Link to="/apps/email">{text.mail}</Link>
      </BreadcrumbItem>
      <BreadcrumbItem active>{text.message}</BreadcrumbItem>
    </Breadcrumb>
  );
}

const texts = {
  en: { path: 'Path to the message', overview: 'Overview', mail: 'Mail', message: 'Where do we find the key?' },
  nl: { path: 'Pad naar het bericht', overview: 'Overzicht', mail: 'E-mail', message: 'Waar vinden we de sleutel?' },
};
