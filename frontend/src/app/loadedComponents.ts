import { type ComponentType, lazy } from 'react';

export type LoadComponent = () => Promise<{ default: ComponentType }>;

const loaded = new Map<LoadComponent, ComponentType>();
const used = new Map<LoadComponent, ComponentType>();

/** Loads a component ahead, so that {@link componentOf} gives the component itself. */
export async function loadAhead(load: LoadComponent): Promise<void> {
  loaded.set(load, (await load()).default);
}

/**
 * A component by what loads it, the same one each time: the component itself if it is loaded already, otherwise a lazy
 * one. Hydration needs the former: a part that suspends while React takes a document over would be drawn anew.
 */
export function componentOf(load: LoadComponent): ComponentType {
  const component = used.get(load) ?? loaded.get(load) ?? lazy(load);
  used.set(load, component);
  return component;
}

/** Lets a component that failed to load be asked for again. */
export function forgetComponent(load: LoadComponent): void {
  used.delete(load);
}
