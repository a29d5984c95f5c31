import type { ReactNode } from 'react';
import { SourceError } from './sourceError';

/** No page nests components as deep: one renders itself. The rows of a long list are not nested. */
const deepest = 1000;

// biome-ignore lint/suspicious/noExplicitAny: the props of any component
type FunctionComponent = (props: any, ...rest: unknown[]) => ReactNode;

/**
 * Counts how deep the elements of function components are nested, so that one that renders itself cannot freeze the
 * page: each is one deeper than the component that creates it.
 */
export function nestingLimit() {
  /** By an element's props, with which its component is called. */
  const depths = new WeakMap<object, number>();
  const limitedTypes = new WeakMap<FunctionComponent, FunctionComponent>();
  let depth = 0;
  const limit =
    (component: FunctionComponent): FunctionComponent =>
    (props, ...rest) => {
      const outer = depth;
      depth = depths.get(props) ?? 0;
      try {
        if (depth > deepest) throw new SourceError('endless');
        return component(props, ...rest);
      } finally {
        depth = outer;
      }
    };
  return {
    /** In place of a component. */
    limited<Type>(type: Type): Type {
      if (!isFunctionComponent(type)) return type;
      const limitedType = limitedTypes.get(type) ?? limit(type);
      limitedTypes.set(type, limitedType);
      return limitedType as Type;
    },
    /** An element was created. */
    onElement(props: object): void {
      depths.set(props, depth + 1);
    },
  };
}

const isFunctionComponent = (type: unknown): type is FunctionComponent =>
  typeof type === 'function' && !type.prototype?.isReactComponent;
