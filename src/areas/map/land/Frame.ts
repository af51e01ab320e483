import type { Position } from '@domain/geometry/Position';

/** A part of the map's plane as it is drawn: pixels are those of the screen. */
export interface Frame {
  /** The plane's place of the upper left corner, in meters. */
  readonly left: number;
  readonly top: number;
  /** Meters of the plane a pixel. */
  readonly resolution: number;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels of the screen for one of CSS: lines and letters grow with it. */
  readonly pixelRatio: number;
}

/** How the paddocks look: one index into the palette each. */
export interface LandLook {
  /** CSS colors; null: no fill. */
  readonly palette: readonly (string | null)[];
  readonly colors: Uint8Array;
  /** 0 to 1. */
  readonly opacity: number;
  readonly fenceColor: string;
  /** The index of the paddock that is selected; -1: none. */
  readonly selected: number;
  /** Whether the land is on a dark ground, where names are light. */
  readonly isGroundDark?: boolean;
}

/** What is written on a paddock: its name, and a figure below it where there is one. */
export interface LandLabel {
  readonly name: string;
  readonly value: string;
  /** What stands for the name where there isn't enough room for it. */
  readonly shortName: string;
}

/** A herd in its paddock. */
export interface Pin {
  readonly herdUuid: string;
  /** The index of the paddock that it stands in. */
  readonly paddock: number;
  /** #rrggbb */
  readonly color: string;
  /** The head as it is written. */
  readonly text: string;
}

/** Where the person is, as far as their device says, and the way that they have walked so far. */
export interface Here {
  readonly position: Position | null;
  /** How far off that may be, in meters. */
  readonly accuracyM: number;
  readonly track: readonly Position[];
  /** The place that the person has asked for by its coordinates. */
  readonly sought: Position | null;
}
