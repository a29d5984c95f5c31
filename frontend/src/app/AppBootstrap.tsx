import { type ReactNode, useEffect, useState } from 'react';
import { ErrorNotice } from '../components/ErrorNotice';
import { PageFallback } from '../components/Spinner';

export interface AppBootstrapProps {
  /** Has to succeed before the application is rendered. */
  readonly prepare: () => Promise<void>;
  readonly children: ReactNode;
}

/** Prepares the application. If that fails (no network, a broken deployment), shows the error with a retry button. */
export function AppBootstrap({ prepare, children }: AppBootstrapProps) {
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<{ ready: boolean; error?: unknown }>({ ready: false });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt prepares again
  useEffect(() => {
    let isUnmounted = false;
    prepare().then(
      () => !isUnmounted && setState({ ready: true }),
      (error: unknown) => !isUnmounted && setState({ ready: false, error }),
    );
    return () => {
      isUnmounted = true;
    };
  }, [prepare, attempt]);

  if (state.ready) return children;
  if (state.error === undefined) return <PageFallback />;
  const retry = () => {
    setState({ ready: false });
    setAttempt(attempt + 1);
  };
  return (
    <main className="start-failure">
      <ErrorNotice error={state.error} onRetry={retry} />
    </main>
  );
}
