import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** A component that is loaded when it is needed. */
export interface LatePart<Props> {
  /** Undefined until it is loaded. */
  readonly Content: ComponentType<Props> | undefined;
  /** Has it at hand before it is shown. */
  load(): Promise<void>;
}

export function latePart<Props>(load: () => Promise<{ default: ComponentType<Props> }>): LatePart<Props> {
  let Content: ComponentType<Props> | undefined;
  return {
    get Content() {
      return Content;
    },
    async load() {
      Content ??= (await load()).default;
    },
  };
}

export interface LateProps<Props> {
  readonly part: LatePart<Props>;
  readonly given: Props;
}

/**
 * Shows a part once it is loaded. One that cannot be loaded shows nothing, and is asked for again when the network is
 * back or it is shown again; a `lazy` component would take the whole page down with it, and stay that way.
 */
export function Late<Props extends object>({ part, given }: LateProps<Props>): ReactNode {
  const [isHere, setHere] = useState(part.Content !== undefined);

  useEffect(() => {
    if (isHere) return;
    let isWanted = true;
    const ask = () => {
      part.load().then(
        () => isWanted && setHere(true),
        (error: unknown) => console.warn('A part of the page could not be loaded.', error),
      );
    };
    ask();
    window.addEventListener('online', ask);
    return () => {
      isWanted = false;
      window.removeEventListener('online', ask);
    };
  }, [part, isHere]);

  const { Content } = part;
  return isHere && Content && <Content {...given} />;
}
