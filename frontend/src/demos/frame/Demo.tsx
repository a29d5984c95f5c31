import linkGlyph from 'bootstrap-icons/icons/link-45deg.svg?glyph';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '../../components/Icon';
import { PageThemeContext } from '../../components/usePageTheme';
import { ControlPanel } from './ControlPanel';
import { type ControlValue, controlDefaults } from './controls';
import { DrawnInTurn } from './DrawnInTurn';
import type { DemoSource, NamedDemo } from './demo';
import { PreviewButtons } from './PreviewButtons';
import { SourcePanel } from './SourcePanel';
import { usePreview } from './usePreview';
import { localised } from './useTexts';

export interface DemoProps {
  readonly demo: NamedDemo;
  readonly loadSource: (() => Promise<DemoSource>) | undefined;
}

/** One demo: title, when to use it, the live example, and in its foot controls, previews and the source. */
export function Demo({ demo: { id, about, default: Example }, loadSource }: DemoProps) {
  const { t, i18n } = useTranslation('demos');
  const [values, setValues] = useState<Record<string, ControlValue>>(() => controlDefaults(about.controls));
  const [edited, setEdited] = useState<ReactNode>();
  const { preview, toggle, drawn, attributes } = usePreview();
  const title = localised(about.title, i18n.language);
  // Some examples keep their first texts: they begin anew in another language.
  const example = edited ?? <Example key={i18n.language} {...values} />;
  return (
    <section className="demo" id={id} data-demo={id} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>
          {title}
          <Link to={`#${id}`} className="demo-anchor" aria-label={t('anchor', { title })}>
            <Icon icon={linkGlyph} />
          </Link>
        </h2>
        <p>{localised(about.when, i18n.language)}</p>
      </header>
      <div className="demo-frame">
        <div className="demo-stage" {...attributes}>
          <PageThemeContext value={drawn}>
            {about.browserHeight === undefined ? (
              example
            ) : (
              <DrawnInTurn height={about.browserHeight}>{example}</DrawnInTurn>
            )}
          </PageThemeContext>
        </div>
        <SourcePanel title={title} load={loadSource} values={values} onResult={setEdited}>
          {about.controls && (
            <ControlPanel
              controls={about.controls}
              values={values}
              onChange={(name, value) => setValues((values) => ({ ...values, [name]: value }))}
              onReset={() => setValues(controlDefaults(about.controls))}
            />
          )}
          <PreviewButtons title={title} preview={preview} onToggle={toggle} />
        </SourcePanel>
      </div>
    </section>
  );
}
