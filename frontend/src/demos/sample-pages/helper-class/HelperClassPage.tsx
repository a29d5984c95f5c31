import { useTranslation } from 'react-i18next';
import { ColourPairs } from '../../design/ColourPairs';
import { Badges, Buttons, Fields } from '../../design/Controls';
import { DataColours } from '../../design/DataColours';
import '../../design/design.scss';
import { HelperClasses } from '../../design/HelperClasses';
import { Icons } from '../../design/Icons';
import { Motion } from '../../design/Motion';
import { TableDensity } from '../../design/TableDensity';
import { ShapeScale, SpaceScale, TypeScale } from '../../design/TypeAndSpace';
import { PageSource } from '../../frame/PageSource';
import { pageSources } from './pageSources';

/** The design system, shown in the current theme. */
export default function HelperClassPage() {
  const { t } = useTranslation('design');
  return (
    <div className="design-page">
      <header>
        <h1>{t('title')}</h1>
        <p className="text-secondary prose mb-0">{t('lead')}</p>
      </header>
      <ColourPairs />
      <DataColours />
      <TypeScale />
      <SpaceScale />
      <ShapeScale />
      <Icons />
      <Buttons />
      <Badges />
      <Fields />
      <TableDensity />
      <Motion />
      <HelperClasses />
      <PageSource sources={pageSources} />
    </div>
  );
}
