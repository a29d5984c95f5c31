import * as React from 'react';
import { nestingLimit } from './nestingLimit';
import { type SourceError, sourceErrorOf } from './sourceError';

type Props = Record<string, unknown>;
// biome-ignore lint/suspicious/noExplicitAny: any function of the interpreted code
type Callback = (...values: any[]) => unknown;

/**
 * React for interpreted code. React gives an error of what is removed to the error boundary that stays, which is the
 * page's: so cleanups, refs and `componentWillUnmount` do not throw here. And nothing renders itself without an end.
 *
 * @param provided what does not come from the interpreted code
 * @param onError is told what was thrown at a removal
 */
export function interpretedReact(
  provided: ReadonlySet<unknown>,
  onError: (error: SourceError) => void,
): Readonly<Record<string, unknown>> {
  const { limited, onElement } = nestingLimit();
  const safe = (callback: Callback) =>
    function (this: unknown, ...values: unknown[]) {
      try {
        return callback.apply(this, values);
      } catch (error) {
        onError(sourceErrorOf(error));
        return undefined;
      }
    };
  const safeRefs = new WeakMap<Callback, Callback>();
  const safeRef = (ref: Callback): Callback => {
    const known = safeRefs.get(ref);
    if (known) return known;
    const made = (element: unknown) => {
      if (element === null) return safe(ref)(null);
      const cleanup = ref(element);
      return typeof cleanup === 'function' ? safe(cleanup as Callback) : cleanup;
    };
    safeRefs.set(ref, made);
    return made;
  };
  const withSafeRefs = (props: Props | null) =>
    props &&
    Object.fromEntries(
      Object.entries(props).map(([name, value]) => [
        name,
        // `innerRef` too.
        /ref$/i.test(name) && typeof value === 'function' ? safeRef(value as Callback) : value,
      ]),
    );
  const withSafeCleanup =
    (hook: typeof React.useEffect): typeof React.useEffect =>
    (effect, dependencies) =>
      hook(() => {
        const cleanup = effect();
        return typeof cleanup === 'function' ? (safe(cleanup) as () => void) : undefined;
      }, dependencies);
  const safeClasses = new WeakSet<object>();
  const safeType = <Type>(type: Type): Type => {
    if (provided.has(type)) return type;
    const prototype = typeof type === 'function' ? type.prototype : undefined;
    if (prototype?.componentWillUnmount && !safeClasses.has(prototype)) {
      safeClasses.add(prototype);
      prototype.componentWillUnmount = safe(prototype.componentWillUnmount);
    }
    return limited(type);
  };
  const own = {
    ...React,
    createElement(type: React.ElementType, props: Props | null, ...children: React.ReactNode[]) {
      const element = React.createElement(safeType(type), withSafeRefs(props), ...children);
      onElement(element.props as object);
      return element;
    },
    memo: (type: never, ...rest: never[]) => React.memo(safeType(type), ...rest),
    forwardRef: (render: never) => React.forwardRef(safeType(render)),
    useEffect: withSafeCleanup(React.useEffect),
    useLayoutEffect: withSafeCleanup(React.useLayoutEffect),
    useInsertionEffect: withSafeCleanup(React.useInsertionEffect),
  };
  return { ...own, default: own };
}
