import { Fragment, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moveFocus } from '../../lib/moveFocus';
import { GroupSection } from './GroupSection';
import { firstExamples, groups } from './groups';
import { PageFilter } from './PageFilter';
import { PageSearchResults } from './PageSearchResults';
import { useOpenGroups } from './useOpenGroups';

/** All pages by group, with a search field. Arrow keys move through the open groups. */
export function Navigation() {
  const { t } = useTranslation('layout');
  const [query, setQuery] = useState('');
  const [open, toggle] = useOpenGroups();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const reachable = list.current?.querySelectorAll<HTMLElement>('a, button') ?? [];
    const visible = Array.from(reachable).filter((element) => !element.closest('[inert]'));
    if (moveFocus(event.key, visible)) event.preventDefault();
  };

  return (
    <nav className="navigation" aria-label={t('navigation')}>
      <PageFilter query={query} onQuery={setQuery} found={list} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles the arrow keys of the links within */}
      <div ref={list} className="navigation-list" onKeyDown={onKeyDown}>
        {query.trim() ? (
          <PageSearchResults query={query} onFollow={() => setQuery('')} />
        ) : (
          groups.map((group) => (
            <Fragment key={group.name}>
              {group.name === firstExamples && <p className="navigation-divider">{t('examples')}</p>}
              <GroupSection group={group} isOpen={open.has(group.name)} onToggle={() => toggle(group.name)} />
            </Fragment>
          ))
        )}
      </div>
    </nav>
  );
}
