import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '../../components/ErrorNotice';
import type { LoadOptions } from './createSampleLoad';
import { SampleHeader, type SampleHeaderProps } from './SampleHeader';
import type { SampleState } from './sampleList';

export interface SamplePageProps extends Pick<SampleHeaderProps, 'title' | 'shortcuts' | 'menuItems'> {
  readonly state: Pick<SampleState<unknown>, 'status' | 'error' | 'origin' | 'unsaved'>;
  /** The number of items once they are loaded, such as "4 notes". */
  readonly summary: string;
  /** The app's main actions. */
  readonly actions?: ReactNode;
  readonly reload: (options?: LoadOptions) => void;
  /** Clears the selection before the mock data is restored. */
  readonly onReset?: () => void;
  readonly children: ReactNode;
}

/** The page of an app that loads a list: its header, and the list or the reason why it is missing. */
export function SamplePage(props: SamplePageProps) {
  const { title, shortcuts, state, summary, actions, menuItems, reload, onReset, children } = props;
  const { t } = useTranslation('common');
  if (state.status === 'failed') return <ErrorNotice error={state.error} onRetry={reload} />;
  return (
    <>
      <SampleHeader
        title={title}
        summary={state.status === 'ready' ? summary : t('loading')}
        origin={state.origin}
        unsaved={state.unsaved}
        shortcuts={shortcuts}
        menuItems={menuItems}
        onReset={() => {
          onReset?.();
          reload({ reset: true });
        }}
      >
        {actions}
      </SampleHeader>
      {children}
    </>
  );
}
