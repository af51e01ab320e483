import { colorOf } from '@contract/people/color';
import {
  OBJECT_LAYERS,
  type MapLook,
  type MapSettings,
  type ScaledScheme,
  type ScaledValues,
} from '@contract/people/mapSettings';
import type { MapSettingsValues, ScaleTexts } from '@contract/people/mapSettingsForm';
import { thresholdOf } from '@contract/people/threshold';
import { measureOf, thresholdsIn } from './measures';

/** What the form begins with. */
export function formValues(settings: MapSettings): MapSettingsValues {
  const { mapColorSchemeValues: values, mapActiveLayers, mapPaddockOptions, units } = settings;
  const scale = (scheme: ScaledScheme): ScaleTexts => {
    const [below, between, above] = values[scheme].colors;
    const { low, high } = thresholdsIn(measureOf(scheme, units), values[scheme]);
    return { low: String(low), high: String(high), below, between, above };
  };
  const isOn = (layer: string) => mapActiveLayers.objectLayers.includes(layer);
  return {
    scheme: settings.mapSelectedColorScheme,
    mapLayer: mapActiveLayers.mapLayer,
    objectLayers: { water: isOn('water'), gates: isOn('gates'), fences: isOn('fences'), notes: isOn('notes') },
    ...mapPaddockOptions,
    forage: scale('forage'),
    restDays: scale('restDays'),
    seasonADA: scale('seasonADA'),
    grazingDays: scale('grazingDays'),
    uniform: values.uniform,
  };
}

/** The stored layers less those that were taken away, then the new ones. Layers the form does not know stay. */
function layersOf(chosen: MapSettingsValues['objectLayers'], stored: readonly string[]): string[] {
  const isGone = (name: string) => OBJECT_LAYERS.some((layer) => layer === name && !chosen[layer]);
  const added = OBJECT_LAYERS.filter((layer) => chosen[layer] && !stored.includes(layer));
  return [...stored.filter((name) => !isGone(name)), ...added];
}

type Thresholds = Pick<ScaledValues, 'low' | 'high'>;

/** Undefined while one of the texts is no number, or they are not in order. */
function inOrder(low: number | undefined, high: number | undefined): Thresholds | undefined {
  return low === undefined || high === undefined || low >= high ? undefined : { low, high };
}

/**
 * The thresholds to store. A text that nobody has changed stands for the stored number, of which it is a round form; but
 * where that number and the new one beside it would be in the wrong order, for what it says.
 */
function storedThresholds(texts: ScaleTexts, stored: ScaledValues, measure: { factor: number }): Thresholds {
  const before = thresholdsIn(measure, stored);
  const typed = (text: string) => {
    const number = thresholdOf(text);
    return number === undefined ? undefined : number / measure.factor;
  };
  const kept = (key: keyof Thresholds) => (texts[key] === String(before[key]) ? stored[key] : typed(texts[key]));
  return inOrder(kept('low'), kept('high')) ?? inOrder(typed(texts.low), typed(texts.high)) ?? stored;
}

function scaledValues(texts: ScaleTexts, stored: ScaledValues, measure: { factor: number }): ScaledValues {
  const { low, high } = storedThresholds(texts, stored, measure);
  const [below, between, above] = stored.colors;
  return {
    low,
    high,
    colors: [colorOf(texts.below) ?? below, colorOf(texts.between) ?? between, colorOf(texts.above) ?? above],
  };
}

/** The look that the form says, in the stored shape and units. What cannot be read, or not yet, is as it was stored. */
export function lookOf(values: MapSettingsValues, stored: MapSettings): MapLook {
  const { mapColorSchemeValues: was, mapActiveLayers, mapPaddockOptions, units } = stored;
  const scaled = (scheme: ScaledScheme) => scaledValues(values[scheme], was[scheme], measureOf(scheme, units));
  return {
    mapSelectedColorScheme: values.scheme,
    mapActiveLayers: {
      mapLayer: values.mapLayer,
      objectLayers: layersOf(values.objectLayers, mapActiveLayers.objectLayers),
    },
    mapColorSchemeValues: {
      forage: scaled('forage'),
      restDays: scaled('restDays'),
      seasonADA: scaled('seasonADA'),
      grazingDays: scaled('grazingDays'),
      uniform: { fill: colorOf(values.uniform.fill) ?? was.uniform.fill },
      empty: {},
    },
    mapPaddockOptions: {
      paddockOpacity: values.paddockOpacity,
      fenceColor: colorOf(values.fenceColor) ?? mapPaddockOptions.fenceColor,
    },
  };
}
