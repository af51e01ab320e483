import { colorOf } from '@contract/color';
import {
  OBJECT_LAYERS,
  type MapLook,
  type MapSettings,
  type ScaledScheme,
  type ScaledValues,
} from '@contract/mapSettings';
import type { MapSettingsValues, ScaleTexts } from '@contract/mapSettingsForm';
import { thresholdOf } from '@contract/threshold';
import { measureOf, shown } from './measures';

/** What the form begins with. */
export function formValues(settings: MapSettings): MapSettingsValues {
  const { mapColorSchemeValues: values, mapActiveLayers, mapPaddockOptions, units } = settings;
  const scale = (scheme: ScaledScheme): ScaleTexts => {
    const [below, between, above] = values[scheme].colors;
    const text = (stored: number) => String(shown(stored, measureOf(scheme, units)));
    return { low: text(values[scheme].low), high: text(values[scheme].high), below, between, above };
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

/** A text that nobody has changed says the stored number, which may be finer than what is shown. */
function storedThreshold(text: string, stored: number, measure: { factor: number }): number | undefined {
  if (text === String(shown(stored, measure))) return stored;
  const typed = thresholdOf(text);
  return typed === undefined ? undefined : typed / measure.factor;
}

function scaledValues(texts: ScaleTexts, stored: ScaledValues, measure: { factor: number }): ScaledValues {
  const low = storedThreshold(texts.low, stored.low, measure);
  const high = storedThreshold(texts.high, stored.high, measure);
  const thresholds = low === undefined || high === undefined || low >= high ? stored : { low, high };
  const [below, between, above] = stored.colors;
  return {
    low: thresholds.low,
    high: thresholds.high,
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
