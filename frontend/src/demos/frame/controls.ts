import type { DemoControls } from './demo';

export type ControlValue = string | number | boolean;

/** The initial props of a demo. */
export const controlDefaults = (controls: DemoControls = {}): Record<string, ControlValue> =>
  Object.fromEntries(Object.entries(controls).map(([name, { value }]) => [name, value]));
