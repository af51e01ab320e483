import { OBJECT_LAYERS, type ColorScheme, type MapLayer, type ObjectLayer } from '@contract/people/mapSettings';

interface Option<V> {
  value: V;
  label: string;
}

export const SCHEMES: readonly Option<ColorScheme>[] = [
  { value: 'forage', label: 'Forage' },
  { value: 'restDays', label: 'Rest days' },
  { value: 'seasonADA', label: 'Season ADA' },
  { value: 'grazingDays', label: 'Grazing days' },
  { value: 'uniform', label: 'Uniform' },
  { value: 'empty', label: 'Empty' },
];

export const LAYERS: readonly Option<MapLayer>[] = [
  { value: 'ERSI_IMAGERY', label: 'Imagery' },
  { value: 'ERSI_HYBRID', label: 'Hybrid' },
  { value: 'ERSI_TOPO', label: 'Topo' },
];

/** What each layer over the paddocks shows. */
export const LAYER_NAMES: Readonly<Record<ObjectLayer, string>> = {
  water: 'Water',
  gates: 'Gates',
  fences: 'Fences',
  notes: 'Notes',
};

/** The same as fields of a form. */
export const OBJECTS = OBJECT_LAYERS.map((layer) => ({
  name: `objectLayers.${layer}` as const,
  label: LAYER_NAMES[layer],
}));
