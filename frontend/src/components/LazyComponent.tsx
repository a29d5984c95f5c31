import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { onReconnect } from '../cloud/onReconnect';
import { type FocusMark, hasMovedOn, markFocus } from '../lib/focusMark';
import { loadTexts } from '../lib/loadTexts';

/** A component that is loaded when it is needed. */
export interface LazyPart<Props> {
  /** Undefined until it is loaded. */
  readonly Content: ComponentType<Props> | undefined;
  /** Loads it before it is shown. */
  load(): Promise<void>;
}

/** @param texts the translation namespaces it needs: without them it would show keys */
export function defineLazy<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  texts: readonly string[] = [],
): LazyPart<Props> {
  let Content: ComponentType<Props> | undefined;
  return {
    get Content() {
      return Content;
    },
    async load() {
      const [module] = await Promise.all([load(), texts.length > 0 && loadTexts(texts)]);
      Content = module.default;
    },
  };
}

/** In milliseconds: the page's own code is loaded first. */
const pageComesFirst = 2000;

/**
 * Preloads parts that the page may need later, so that they are available without a network.
 * @param parts have to stay the same between renders
 */
export function usePreload(parts: readonly Pick<LazyPart<never>, 'load'>[], isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => {
      for (const part of parts) part.load().catch(() => undefined);
    }, pageComesFirst);
    return () => clearTimeout(timer);
  }, [parts, isWanted]);
}

export interface LazyComponentProps<Props> {
  readonly part: LazyPart<Props>;
  readonly props: Props;
  /** What stands in its place until then. */
  readonly fallback?: ReactNode;
  /**
   * For a part that takes the focus: called instead of showing it, when the person did something else while it loaded
   * and must not be interrupted. It is loaded for the next time.
   */
  readonly onMovedOn?: () => void;
  /** Called when it cannot be loaded because the browser is offline; it is shown once the browser is online. */
  readonly onOffline?: () => void;
  /** Where the person asked for it, if that was before it is shown here. */
  readonly askedAt?: FocusMark;
}

/**
 * Shows a part once it is loaded. One that fails to load shows nothing, and is retried when Polder can be reached again
 * or it is shown again; a `React.lazy` component would fail the whole page, permanently.
 */
export function LazyComponent<Props extends object>({
  part,
  props,
  fallback,
  onMovedOn,
  onOffline,
  askedAt,
}: LazyComponentProps<Props>): ReactNode {
  const [isHere, setHere] = useState(part.Content !== undefined && !(askedAt && hasMovedOn(askedAt)));
  const latest = useRef({ onMovedOn, onOffline });
  latest.current = { onMovedOn, onOffline };

  useEffect(() => {
    if (isHere) return;
    let isWanted = true;
    const asked = askedAt ?? markFocus();
    const show = () => {
      if (!isWanted) return;
      const { onMovedOn } = latest.current;
      if (onMovedOn && hasMovedOn(asked)) onMovedOn();
      else setHere(true);
    };
    const report = (error: unknown) => {
      console.warn('A part of the page could not be loaded.', error);
      if (isWanted && !navigator.onLine) latest.current.onOffline?.();
    };
    const ask = () => void part.load().then(show, report);
    ask();
    const stopListening = onReconnect(ask);
    return () => {
      isWanted = false;
      stopListening();
    };
  }, [part, isHere, askedAt]);

  const { Content } = part;
  return isHere && Content ? <Content {...props} /> : fallback;
}
