import type { DemoControls } from './demo';

export type ControlValue = string | number | boolean;

/** What a demo's props are before anybody changed them. */
export const controlDefaults = (controls: DemoControls = {}): Record<string, ControlValue> =>
  Object.fromEntries(Object.entries(controls).map(([name, { value }]) => [name, value]));
