import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { Breadcrumb, BreadcrumbItem } from 'reactstrap';
import type { ControlValues, DemoAbout } from '../../frame/demo';
import { useTexts } from '../../frame/useTexts';

export const about = {
  place: 1,
  title: { en: 'Dividers', nl: 'Scheidingstekens' },
  when: {
    en: 'Above the title of a page. The divider is a matter of style; it comes from the style sheet.',
    nl: 'Boven de titel van een pagina. Het scheidingsteken is een kwestie van stijl; het komt uit het stijlblad.',
  },
  controls: {
    divider: { kind: 'choice', options: ['/', '›', '·', '|'], value: '/' },
  },
} as const satisfies DemoAbout;

export default function Divider({ divider }: ControlValues<typeof about.controls>) {
  const text = useTexts(texts);
  return (
    <Breadcrumb aria-label={text.path} style={dividedBy(divider)}>
      <BreadcrumbItem>
        <Link to="/dashboards/Rotterdam">{text.overview}</Link>
      </BreadcrumbItem>
      <BreadcrumbItem>
        <Link to="/dashboards/Utrecht">Utrecht</Link>
      </BreadcrumbItem>
      <BreadcrumbItem active>Oudegracht 112</BreadcrumbItem>
    </Breadcrumb>
  );
}

const dividedBy = (sign: string) => ({ '--bs-breadcrumb-divider': `"${sign}"` }) as CSSProperties;

const texts = {
  en: { path: 'Path to the house', overview: 'Overview' },
  nl: { path: 'Pad naar het huis', overview: 'Overzicht' },
};
