import clsx from 'clsx';
import { Component, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import type { Result } from './useResult';

export interface LiveResultProps {
  readonly result: Result | undefined;
  /** Shown in its place while it cannot be rendered. */
  readonly lastShown: Result | undefined;
  readonly isOld: boolean;
  /** For the component. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly onShown: (result: Result) => void;
  readonly onWaiting: (isWaiting: boolean) => void;
  readonly onFailed: (result: Result, error: unknown) => void;
}

/** What an edited source renders, or else what was rendered last. */
export function LiveResult({ result, lastShown, isOld, values, onShown, onWaiting, onFailed }: LiveResultProps) {
  const last = lastShown && (
    <Attempt key={lastShown.number}>
      <Suspense>
        <lastShown.Component {...values} />
      </Suspense>
    </Attempt>
  );
  // One that is shown and then waits is hidden meanwhile: a second one in its place would be another.
  const waiting = <Waiting onWaiting={onWaiting}>{lastShown !== result && last}</Waiting>;
  return (
    <div className={clsx('live-result', isOld && 'live-result-old')} inert={isOld}>
      {result && (
        // What is made anew begins anew.
        <Attempt key={result.number} onFailed={(error) => onFailed(result, error)} otherwise={last}>
          <Suspense fallback={waiting}>
            <result.Component {...values} />
            <AfterRendering onRendered={() => onShown(result)} />
          </Suspense>
        </Attempt>
      )}
    </div>
  );
}

function AfterRendering({ onRendered }: { readonly onRendered: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each result
  useEffect(onRendered, []);
  return null;
}

interface WaitingProps {
  readonly children: ReactNode;
  readonly onWaiting: (isWaiting: boolean) => void;
}

function Waiting({ children, onWaiting }: WaitingProps) {
  const tell = useEffectEvent(onWaiting);
  useEffect(() => {
    tell(true);
    return () => tell(false);
  }, []);
  return children;
}

interface AttemptProps {
  readonly children: ReactNode;
  readonly otherwise?: ReactNode;
  readonly onFailed?: (error: unknown) => void;
}

/** An error boundary. */
class Attempt extends Component<AttemptProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailed?.(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.otherwise : this.props.children;
  }
}
