import type { Shape } from '@domain/geometry/Position';
import type { DataOf } from './kinds';

/** A paddock with nothing said of it but its name, and its shape where it was drawn. */
export const namedPaddock = (name: string, shape: Shape | null = null): DataOf<'paddock'> => ({
  name,
  shape,
  acres: null,
  grazeable_percent: 100,
  rating: null,
  parent_uuid: null,
  starts_at: null,
  retired_at: null,
  rest_target_days: null,
  grass_type: '',
  note: '',
});
