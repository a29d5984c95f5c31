import { type ReactNode, useEffect, useState } from 'react';
import { ErrorNotice } from '../components/ErrorNotice';
import { PageFallback } from '../components/Spinner';

export interface StartProps {
  /** What has to be done before the application can show. */
  readonly prepare: () => Promise<void>;
  readonly children: ReactNode;
}

/** Prepares the application; if that fails (no network, a broken deployment), says so and offers to try again. */
export function AppBootstrap({ prepare, children }: StartProps) {
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<{ ready: boolean; error?: unknown }>({ ready: false });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt prepares anew
  useEffect(() => {
    let gone = false;
    prepare().then(
      () => !gone && setState({ ready: true }),
      (error: unknown) => !gone && setState({ ready: false, error }),
    );
    return () => {
      gone = true;
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
