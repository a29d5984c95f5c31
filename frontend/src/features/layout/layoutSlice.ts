import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** `white` is the theme's own surface; `dark` is dark in both themes. */
export const chromeColours = ['white', 'primary', 'dark'] as const;
export type ChromeColour = (typeof chromeColours)[number];

/** `compact` lowers rows, cards and controls by steps of 4 px; on touch screens targets stay 44 px high. */
export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** The colour of buttons, links and coloured grounds: `brand` is the one of brand.json, accentColours.mts has the others. */
export const accents = ['brand', 'sky', 'teal', 'green', 'violet', 'magenta', 'brown'] as const;
export type Accent = (typeof accents)[number];

/** The eleven layout settings, whether one of them follows the system, the density and the accent. */
export interface LayoutSettings {
  topbarColour: ChromeColour;
  sidebarColour: ChromeColour;
  customizerOpen: boolean;
  rightToLeft: boolean;
  darkMode: boolean;
  /** Whether `darkMode` is the system's (systemTheme.ts). */
  systemTheme: boolean;
  miniSidebar: boolean;
  fixedTopbar: boolean;
  fixedSidebar: boolean;
  horizontalLayout: boolean;
  /** Whether the sidebar is open as a drawer, on narrow screens. */
  mobileSidebar: boolean;
  innerRightPart: boolean;
  density: Density;
  accent: Accent;
}

export const defaultLayout: LayoutSettings = {
  topbarColour: 'primary',
  sidebarColour: 'white',
  customizerOpen: false,
  rightToLeft: false,
  darkMode: true,
  systemTheme: false,
  miniSidebar: false,
  fixedTopbar: true,
  fixedSidebar: true,
  horizontalLayout: false,
  mobileSidebar: false,
  innerRightPart: false,
  density: 'comfortable',
  accent: 'brand',
};

const layoutSlice = createSlice({
  name: 'layout',
  initialState: defaultLayout,
  reducers: {
    /** Setting equal values changes nothing, so that two tabs following each other do not loop. */
    layoutChanged: (state, { payload }: PayloadAction<Partial<LayoutSettings>>) => void Object.assign(state, payload),
    /** Resets to the defaults; the settings panel stays open. */
    layoutReset: ({ customizerOpen }) => ({ ...defaultLayout, customizerOpen }),
  },
});

export const { layoutChanged, layoutReset } = layoutSlice.actions;
export const layoutReducer = layoutSlice.reducer;

interface WithLayout {
  layout: LayoutSettings;
}

export const selectLayout = (state: WithLayout) => state.layout;
export const selectDarkMode = (state: WithLayout) => state.layout.darkMode;
export const selectRightToLeft = (state: WithLayout) => state.layout.rightToLeft;
export const selectMobileSidebar = (state: WithLayout) => state.layout.mobileSidebar;
export const selectCustomizerOpen = (state: WithLayout) => state.layout.customizerOpen;
