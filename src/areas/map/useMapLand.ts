import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import type { MapSettings } from '@contract/people/mapSettings';
import { isKnown } from '@domain/grazing/figure';
import type { Figures } from '@domain/grazing/figures';
import { livesAt } from '@domain/grazing/land';
import { collator } from '@domain/language/language';
import { bandsBy, fillOf, legendOf, type BandKey } from '@features/mapSettings/bands';
import { measuredFor } from '@features/mapSettings/measured';
import { valueInWords } from '@features/mapSettings/valueInWords';
import { selectAll, selectFigures, type DataOf, type Held, type When, type WithRecords } from '@records/index';
import { numberInWords } from '@shared/units/units';
import type { LandLabel, LandLook, Pin } from './land/Frame';
import type { LandShape } from './land/packLand';
import { shortNames } from './land/shortNames';

/** A paddock of the list beside the map. */
export interface MapPaddock {
  readonly uuid: string;
  readonly name: string;
  /** What stands for its name where there isn't enough room for it. */
  readonly shortName: string;
  readonly color: string | null;
  readonly hasShape: boolean;
  /** The scheme's figure, in words; empty where the scheme has none. */
  readonly value: string;
}

const isSameLand = (one: readonly LandShape[], other: readonly LandShape[]): boolean =>
  one.length === other.length &&
  one.every(({ uuid, shape }, index) => other[index]?.uuid === uuid && other[index].shape === shape);

/** The same list for as long as the shapes are the same: they take longer to send than figures. */
function useSteadyLand(land: readonly LandShape[]): readonly LandShape[] {
  const [steady, setSteady] = useState(land);
  if (steady === land || isSameLand(steady, land)) return steady;
  setSteady(land);
  return land;
}

/** The paddocks that live at the end of the period, subdivisions last. */
function livingPaddocks(paddocks: readonly Held<DataOf<'paddock'>>[], { timelines, period }: Figures) {
  const living = paddocks.filter(({ uuid }) => {
    const land = timelines.lands.get(uuid);
    return land !== undefined && livesAt(land, period.until);
  });
  const isWhole = ({ data }: Held<DataOf<'paddock'>>) => data.parent_uuid === null;
  return [...living.filter(isWhole), ...living.filter((each) => !isWhole(each))];
}

const BANDS: readonly BandKey[] = ['grazing', 'low', 'mid', 'high', 'none', 'all'];

/** What the map draws: the land as of an instant in the colors of the settings, with names, herds and a legend. */
export function useMapLand(when: When, settings: MapSettings, selectedUuid: string | null) {
  const paddocks = useSelector((state: WithRecords) => selectAll(state, 'paddock'));
  const herds = useSelector((state: WithRecords) => selectAll(state, 'herd'));
  const figures = useSelector((state: WithRecords) => selectFigures(state, when));
  const living = useMemo(() => livingPaddocks(paddocks, figures), [paddocks, figures]);
  const land = useSteadyLand(
    useMemo(
      () =>
        living.flatMap(({ uuid, data }): LandShape[] =>
          data.shape === null ? [] : [{ uuid, shape: data.shape, isSubdivision: data.parent_uuid !== null }],
        ),
      [living],
    ),
  );
  const scheme = settings.mapSelectedColorScheme;
  const colored = useMemo(() => {
    const find = bandsBy(settings);
    const named = new Map(
      living.flatMap(({ uuid, data }) => {
        const own = figures.paddocks.get(uuid);
        if (own === undefined) return [];
        const measured = measuredFor(scheme, own);
        const value = valueInWords(measured, settings);
        const isWhole = data.parent_uuid === null;
        return [[uuid, { name: data.name, measured, value, band: find(measured), isWhole }] as const];
      }),
    );
    return {
      named,
      // Subdivisions are a part of what is counted already.
      legend: legendOf(
        [...named.values()].filter(({ isWhole }) => isWhole).map(({ measured }) => measured),
        settings,
      ),
    };
  }, [living, figures, scheme, settings]);

  const look = useMemo((): LandLook => {
    const bandOf = ({ uuid }: LandShape) => colored.named.get(uuid)?.band ?? 'none';
    return {
      palette: BANDS.map((band) => fillOf(band, settings)),
      colors: Uint8Array.from(land, (each) => BANDS.indexOf(bandOf(each))),
      opacity: settings.mapPaddockOptions.paddockOpacity,
      fenceColor: settings.mapPaddockOptions.fenceColor,
      selected: land.findIndex(({ uuid }) => uuid === selectedUuid),
    };
  }, [land, colored, settings, selectedUuid]);

  // A name on the whole would lie among those of its parts.
  const divided = useMemo(
    () => new Set(living.flatMap(({ data }) => (data.shape === null ? [] : (data.parent_uuid ?? [])))),
    [living],
  );
  const sorted = useMemo(
    () => living.toSorted((one, other) => collator.compare(one.data.name, other.data.name)),
    [living],
  );
  const short = useMemo(() => {
    const names = shortNames(sorted.map(({ data }) => data.name));
    return new Map(sorted.map(({ uuid }, index) => [uuid, names[index] ?? '']));
  }, [sorted]);
  const labels = useMemo((): readonly LandLabel[] => {
    return land.map(({ uuid }) => {
      const own = divided.has(uuid) ? undefined : colored.named.get(uuid);
      return { name: own?.name ?? '', value: own?.value ?? '', shortName: short.get(uuid) ?? '' };
    });
  }, [land, colored, divided, short]);

  const pins = useMemo((): readonly Pin[] => {
    const places = new Map(land.map(({ uuid }, index) => [uuid, index]));
    return herds.flatMap(({ uuid, data }): Pin[] => {
      const { stay, head, isRetired } = figures.herds.get(uuid) ?? { stay: null, head: 0, isRetired: true };
      if (isRetired) return [];
      const text = isKnown(head) ? numberInWords(head) : '?';
      // Behind open gates it is in each of them.
      const inPaddocks = (stay?.paddockUuids ?? []).flatMap((place) => places.get(place) ?? []);
      return inPaddocks.map((paddock) => ({ herdUuid: uuid, paddock, color: data.color, text }));
    });
  }, [land, herds, figures]);

  const listed = useMemo(
    () =>
      sorted.map(({ uuid, data }): MapPaddock => {
        const own = colored.named.get(uuid);
        return {
          uuid,
          name: data.name,
          shortName: short.get(uuid) ?? '',
          hasShape: data.shape !== null,
          color: own === undefined ? null : fillOf(own.band, settings),
          value: own?.value ?? '',
        };
      }),
    [sorted, short, colored, settings],
  );
  return { land, look, labels, pins, listed, legend: colored.legend, figures };
}
