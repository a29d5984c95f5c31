import { isRecord } from '../../lib/isRecord';
import { defaultLayout, type LayoutSettings } from './layoutSlice';
import { isLayoutSetting } from './layoutStorage';
import { isSystemDark } from './systemTheme';

/** The settings that are chosen together. Not here: what is open at the moment. */
export const lookParts = {
  theme: ['systemTheme', 'darkMode'],
  direction: ['rightToLeft'],
  density: ['density'],
  accent: ['accent'],
  frame: [
    'topbarColour',
    'sidebarColour',
    'miniSidebar',
    'fixedTopbar',
    'fixedSidebar',
    'horizontalLayout',
    'innerRightPart',
  ],
} as const satisfies Readonly<Record<string, readonly (keyof LayoutSettings)[]>>;
export type LookPart = keyof typeof lookParts;

const namesOf = (part: LookPart): readonly (keyof LayoutSettings)[] => lookParts[part];

/** The part of a layout. The `system` theme follows the operating system on each device. */
export function partOf(layout: LayoutSettings, part: LookPart): Partial<LayoutSettings> {
  const names = namesOf(part).filter((name) => name !== 'darkMode' || !layout.systemTheme);
  return Object.fromEntries(names.map((name) => [name, layout[name]]));
}

/** Whether a part has its default values. */
export const isDefaultPart = (layout: LayoutSettings, part: LookPart): boolean =>
  namesOf(part).every((name) => layout[name] === defaultLayout[name]);

/** What is acceptable in a part that another browser, maybe of another version, has written. */
export function acceptedPart(part: LookPart, value: unknown): Partial<LayoutSettings> {
  const given = isRecord(value) ? value : {};
  const names = namesOf(part).filter((name) => isLayoutSetting(name, given[name]));
  const accepted: Partial<LayoutSettings> = Object.fromEntries(names.map((name) => [name, given[name]]));
  return accepted.systemTheme ? { ...accepted, darkMode: isSystemDark() } : accepted;
}
