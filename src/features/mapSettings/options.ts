import { OBJECT_LAYERS, type ColorScheme, type MapLayer, type ObjectLayer } from '@contract/people/mapSettings';
import { t } from '@domain/words';

interface Option<V> {
  value: V;
  label: string;
}

export const SCHEMES: readonly Option<ColorScheme>[] = [
  { value: 'forage', label: t`Forage` },
  { value: 'restDays', label: t`Rest days` },
  { value: 'seasonADA', label: t`Season ADA` },
  { value: 'grazingDays', label: t`Grazing days` },
  { value: 'uniform', label: t`Uniform` },
  { value: 'empty', label: t`Empty` },
];

export const LAYERS: readonly Option<MapLayer>[] = [
  { value: 'ERSI_IMAGERY', label: t`Imagery` },
  { value: 'ERSI_HYBRID', label: t`Hybrid` },
  { value: 'ERSI_TOPO', label: t`Topo` },
];

/** What each layer over the paddocks shows. */
export const LAYER_NAMES: Readonly<Record<ObjectLayer, string>> = {
  water: t`Water`,
  gates: t`Gates`,
  fences: t`Fences`,
  notes: t`Notes`,
};

/** The same as fields of a form. */
export const OBJECTS = OBJECT_LAYERS.map((layer) => ({
  name: `objectLayers.${layer}` as const,
  label: LAYER_NAMES[layer],
}));
