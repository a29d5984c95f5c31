import { type ComponentType, lazy } from 'react';

export type LoadComponent = () => Promise<{ default: ComponentType }>;

const loaded = new Map<LoadComponent, ComponentType>();
const used = new Map<LoadComponent, ComponentType>();

/** Preloads a component, so that {@link componentOf} returns the component itself. */
export async function loadAhead(load: LoadComponent): Promise<void> {
  loaded.set(load, (await load()).default);
}

/**
 * The component of a loader, the same one each time: the component itself if it is already loaded, otherwise a lazy one.
 * Hydration needs the former: a boundary that suspends during hydration is rendered again on the client.
 */
export function componentOf(load: LoadComponent): ComponentType {
  const component = used.get(load) ?? loaded.get(load) ?? lazy(load);
  used.set(load, component);
  return component;
}

/** Clears a component that failed to load, so that it is loaded again. */
export function forgetComponent(load: LoadComponent): void {
  used.delete(load);
}
