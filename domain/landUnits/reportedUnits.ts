import { grazedPlaces, livesAt, type Land } from '../grazing/land';
import type { Span } from '../grazing/overTime';
import { byText, type Entry } from '../grazing/records';
import { dayNumber, type Zone } from '../grazing/time';
import type { Timelines } from '../grazing/timelines';
import type { LandUnitData } from './landUnitFacts';

/** Land with its own rows in the sheet of a year. Instants are ms since 1970. */
export interface ReportedUnit extends Span {
  /** Null: the ranch. */
  readonly uuid: string | null;
  /** Empty: the ranch. */
  readonly name: string;
  /** A paddock that is named with its subdivision counts once, as the paddock. */
  readonly paddockUuids: readonly string[];
}

const ofRanch = ({ lands }: Timelines): ReportedUnit => ({
  uuid: null,
  name: '',
  paddockUuids: [...lands.values()].filter(({ parentUuid }) => parentUuid === null).map(({ uuid }) => uuid),
  since: -Infinity,
  until: Infinity,
});

const lifeOf = ({ starts_on, ends_on }: LandUnitData, zone: Zone): Span => ({
  since: zone.startOf(dayNumber(starts_on)),
  until: ends_on === null ? Infinity : zone.startOf(dayNumber(ends_on) + 1),
});

/** The units that live in a time, by name; where none does, the ranch is one. */
export function reportedUnits(
  units: readonly Entry<LandUnitData>[],
  timelines: Timelines,
  { since, until }: Span,
): ReportedUnit[] {
  const { lands, standard } = timelines;
  const living = units
    .map(({ uuid, data }) => {
      const paddockUuids = grazedPlaces(data.paddock_uuids, lands).filter((paddock) => lands.has(paddock));
      return { uuid, name: data.name, paddockUuids, ...lifeOf(data, standard.zone) };
    })
    .filter((unit) => unit.since < until && unit.until > since)
    .sort((one, other) => byText(one.name, other.name) || byText(one.uuid, other.uuid));
  return living.length === 0 ? [ofRanch(timelines)] : living;
}

/** The paddocks of a unit that live at an instant; where all are retired, all of them. */
export function landsThen({ paddockUuids }: ReportedUnit, { lands }: Timelines, at: number): readonly Land[] {
  const all = paddockUuids.flatMap((uuid) => lands.get(uuid) ?? []);
  const living = all.filter((land) => livesAt(land, at));
  return living.length === 0 ? all : living;
}

/** The paddocks that two or more units name, so that each of them has it. */
export function sharedPaddocks(units: readonly ReportedUnit[]): string[] {
  const [seen, shared] = [new Set<string>(), new Set<string>()];
  for (const uuid of units.flatMap(({ paddockUuids }) => paddockUuids)) (seen.has(uuid) ? shared : seen).add(uuid);
  return [...shared];
}
