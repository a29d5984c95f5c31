import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '../../components/ErrorNotice';
import { SampleHeader, type SampleHeaderProps } from './SampleHeader';
import type { LoadOptions, SampleState } from './sampleList';

interface SamplePageProps extends Pick<SampleHeaderProps, 'title' | 'shortcuts'> {
  readonly state: Pick<SampleState<unknown>, 'status' | 'error' | 'origin' | 'unsaved'>;
  /** What the app holds once it is loaded, such as "4 notes". */
  readonly summary: string;
  /** The app's main actions. */
  readonly actions?: ReactNode;
  readonly reload: (options?: LoadOptions) => void;
  /** Lets go of what the page shows, before the mock is brought back. */
  readonly onReset?: () => void;
  readonly children: ReactNode;
}

/** The page of an app that loads its list: its head above the list, or why there is none. */
export function SamplePage(props: SamplePageProps) {
  const { title, shortcuts, state, summary, actions, reload, onReset, children } = props;
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
