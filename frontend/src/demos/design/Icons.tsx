import arrowRight from 'bootstrap-icons/icons/arrow-right.svg?glyph';
import building from 'bootstrap-icons/icons/building.svg?glyph';
import globe from 'bootstrap-icons/icons/globe-europe-africa.svg?glyph';
import people from 'bootstrap-icons/icons/people.svg?glyph';
import tag from 'bootstrap-icons/icons/tag.svg?glyph';
import upload from 'bootstrap-icons/icons/upload.svg?glyph';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '../../components/Icon';
import { DesignSection } from './DesignSection';

const glyphs = { building, globe, people, tag, upload, 'arrow-right': arrowRight };
const sizes = [12, 16, 20, 24] as const;

/** Icons in their sizes, and one that is mirrored in right-to-left pages. */
export function Icons() {
  const { t } = useTranslation('design');
  return (
    <DesignSection title={t('icons.title')} lead={t('icons.lead')}>
      <div className="card table-responsive">
        <table className="table specimens mb-0">
          <thead>
            <tr>
              <th scope="col">{t('icons.name')}</th>
              {sizes.map((size) => (
                <th key={size} scope="col">
                  {t('pixels', { pixels: size })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries(glyphs).map(([name, icon]) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                {sizes.map((size) => (
                  <td key={size} style={{ fontSize: size }}>
                    <Icon icon={icon} directional={name === 'arrow-right'} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3 mb-0">
        <Link to="/icons/bootstrap">{t('icons.all')}</Link>
      </p>
    </DesignSection>
  );
}
