import './demo-page.scss';
import external from 'bootstrap-icons/icons/box-arrow-up-right.svg?glyph';
import universalAccess from 'bootstrap-icons/icons/universal-access.svg?glyph';
import clsx from 'clsx';
import { type RefObject, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '../../components/Icon';
import { useHeadings } from '../../components/useHeadings';
import { Demo } from './Demo';
import {
  type DemoModule,
  type DemoPageAbout,
  type DemoSource,
  type NamedDemo,
  namedDemos,
  type RelatedPage,
} from './demo';
import { type DocumentationLink, documentationLinks } from './documentation';
import { Props } from './Props';
import { useShownDemo } from './useShownDemo';
import { localised } from './useTexts';

export interface DemoPageProps {
  readonly about: DemoPageAbout;
  /** `import.meta.glob<DemoModule>('./*.demo.tsx', { eager: true })`: every demo file in the folder. */
  readonly demos: Readonly<Record<string, DemoModule>>;
  /** `import.meta.glob<DemoSource>('./*.demo.tsx', { query: '?source', import: 'default' })` */
  readonly sources: Readonly<Record<string, () => Promise<DemoSource>>>;
}

/** A page of the component book, built from a folder of demos. */
export function DemoPage({ about, demos, sources }: DemoPageProps) {
  const { t, i18n } = useTranslation(['demos', 'layout']);
  const named = useMemo(() => namedDemos(demos), [demos]);
  useShownDemo(named);
  const page = useRef<HTMLDivElement>(null);
  return (
    <div ref={page} className={clsx('demo-page', about.isWide && 'demo-page-wide')}>
      <header>
        <h1>{t(`layout:${about.titleKey}` as 'layout:pages.about')}</h1>
        <p className="demo-lead">{localised(about.when, i18n.language)}</p>
      </header>
      {named.length > 2 && <Contents page={page} demos={named} />}
      {named.map((demo) => (
        <Demo key={demo.id} demo={demo} loadSource={sources[demo.file]} />
      ))}
      <Props />
      <Notes notes={localised(about.accessibility, i18n.language)} />
      <div className="demo-further">
        <Related pages={about.related} />
        <DocumentationLinks links={documentationLinks(about.documentation)} />
      </div>
    </div>
  );
}

const demoHeadings = '.demo > header > h2';

interface ContentsProps {
  readonly page: RefObject<HTMLElement | null>;
  readonly demos: readonly NamedDemo[];
}

/** Links to the demos. A component of its own, as scrolling renders it again: not all demos with it. */
function Contents({ page, demos }: ContentsProps) {
  const { t, i18n } = useTranslation('demos');
  const { current } = useHeadings(page, demoHeadings);
  return (
    <nav className="demo-contents" aria-label={t('onThisPage')}>
      <ul>
        {demos.map(({ id, about }) => (
          <li key={id}>
            <Link to={`#${id}`} aria-current={current?.id === `${id}-title` ? 'location' : undefined}>
              {localised(about.title, i18n.language)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Notes({ notes }: { readonly notes: readonly string[] }) {
  const { t } = useTranslation('demos');
  const id = useId();
  return (
    <section className="demo-notes" aria-labelledby={id}>
      <h2 id={id}>
        <Icon icon={universalAccess} />
        {t('accessibility')}
      </h2>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}

function DocumentationLinks({ links }: { readonly links: readonly DocumentationLink[] }) {
  const { t } = useTranslation('demos');
  const id = useId();
  return (
    <nav className="demo-related" aria-labelledby={id}>
      <h2 id={id}>{t('documentation')}</h2>
      <ul>
        {links.map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener">
              {name} <Icon icon={external} label={t('newTab')} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Related({ pages }: { readonly pages: readonly RelatedPage[] }) {
  const { t } = useTranslation(['demos', 'layout']);
  const id = useId();
  return (
    <nav className="demo-related" aria-labelledby={id}>
      <h2 id={id}>{t('related')}</h2>
      <ul>
        {pages.map(({ path, titleKey }) => (
          <li key={path}>
            <Link to={path}>{t(`layout:${titleKey}` as 'layout:pages.about')}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
