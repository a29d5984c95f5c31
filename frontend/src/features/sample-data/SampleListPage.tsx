import { type ReactElement, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterPills, type FilterPillsProps } from '../../components/FilterPills';
import { ListDetail, type ListDetailProps } from '../../components/ListDetail';
import { SearchField } from '../../components/SearchField';
import { useFormats } from '../../components/useFormats';
import type { ListTexts } from '../../lib/translationTypes';
import { DetailSkeleton } from './DetailSkeleton';
import { SamplePage, type SamplePageProps } from './SamplePage';
import { useIsListDrawn } from './useIsListDrawn';

interface SampleListPageProps<Filter extends string>
  extends Omit<SamplePageProps, 'title' | 'summary' | 'children'>,
    Omit<ListDetailProps, 'listLabel' | 'detailLabel' | 'tools'> {
  /** The app's file of texts, with `title`, `summary`, `list`, `detail`, `search` and `found`. */
  readonly texts: ListTexts;
  /** In place of the app's title. */
  readonly title?: string;
  /** The number in the summary. */
  readonly count: number;
  /** How many items the search and the filter leave. */
  readonly foundCount: number;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly filter?: FilterPillsProps<Filter>;
  /** Other tools, above and below the search field. */
  readonly toolsBefore?: ReactNode;
  readonly toolsAfter?: ReactNode;
  /** In place of the detail while the list loads; by default an outline of any item. */
  readonly detailSkeleton?: ReactNode;
  /** Puts something beside the list and the detail. */
  readonly arrange?: (listDetail: ReactElement) => ReactNode;
  /** What comes after the list, such as the notice with "Undo". */
  readonly children?: ReactNode;
}

/** The page of an app with a list that can be searched (`/`), and the item chosen in it. */
export function SampleListPage<Filter extends string = never>(props: SampleListPageProps<Filter>) {
  const { texts, title, count, foundCount, search, onSearch, filter, toolsBefore, toolsAfter, children } = props;
  const { state, shortcuts, detail, detailSkeleton = <DetailSkeleton />, arrange = (listDetail) => listDetail } = props;
  const { t } = useTranslation(texts);
  const { number } = useFormats();
  const searchField = useRef<HTMLInputElement>(null);
  const isReady = state.status === 'ready';
  const isDrawn = useIsListDrawn(state.status);
  // What a key adds or changes before the list is there would be replaced by it.
  const itemShortcuts = isReady ? shortcuts : shortcuts.map((shortcut) => ({ ...shortcut, run: ignore }));
  return (
    <SamplePage
      {...props}
      title={title ?? t('title')}
      summary={t('summary', { count, formatted: number(count) })}
      shortcuts={[...itemShortcuts, { keys: '/', does: t('search'), run: () => searchField.current?.focus() }]}
    >
      {arrange(
        <ListDetail
          {...props}
          listLabel={t('list')}
          detailLabel={t('detail')}
          tools={
            <>
              {toolsBefore}
              <SearchField
                ref={searchField}
                label={t('search')}
                value={search}
                onChange={onSearch}
                outcome={t('found', { count: foundCount, formatted: number(foundCount) })}
              />
              {filter && <FilterPills {...filter} />}
              {toolsAfter}
            </>
          }
          detail={isDrawn ? detail : detailSkeleton}
        />,
      )}
      {children}
    </SamplePage>
  );
}

const ignore = () => undefined;
