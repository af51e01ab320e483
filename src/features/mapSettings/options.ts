import type { ColorScheme, MapLayer, ObjectLayer } from '@contract/people/mapSettings';

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

export const OBJECTS: readonly { name: `objectLayers.${ObjectLayer}`; label: string }[] = [
  { name: 'objectLayers.water', label: 'Water' },
  { name: 'objectLayers.gates', label: 'Gates' },
  { name: 'objectLayers.fences', label: 'Fences' },
  { name: 'objectLayers.notes', label: 'Notes' },
];
