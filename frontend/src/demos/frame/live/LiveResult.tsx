import clsx from 'clsx';
import { Component, type ReactNode, useEffect } from 'react';
import type { Result } from './useResult';

export interface LiveResultProps {
  readonly result: Result | undefined;
  /** Shown in its place while it cannot be rendered. */
  readonly lastShown: Result | undefined;
  readonly isOld: boolean;
  /** For the component. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly onShown: (result: Result) => void;
  readonly onFailed: (error: unknown) => void;
}

/** What an edited source renders, or else what was rendered last. */
export function LiveResult({ result, lastShown, isOld, values, onShown, onFailed }: LiveResultProps) {
  const last = lastShown && (
    <Attempt>
      <lastShown.Component {...values} />
    </Attempt>
  );
  return (
    <div className={clsx('live-result', isOld && 'live-result-old')} inert={isOld}>
      {result && (
        // What is made anew begins anew.
        <Attempt key={result.number} onFailed={onFailed} otherwise={last}>
          <result.Component {...values} />
          <AfterRendering onRendered={() => onShown(result)} />
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
