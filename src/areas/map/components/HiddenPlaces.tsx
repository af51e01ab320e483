import { plural } from '@domain/words';
import type { PlaceKind } from '@features/mapSettings/placeLooks';
import { Button } from '@shared/components/Button';

interface HiddenPlacesProps {
  /** The kind of each place that isn't drawn. */
  kinds: readonly PlaceKind[];
  onShow: () => void;
}

/** Says that there are places which the map doesn't draw, such as those of an import, and draws them. */
export function HiddenPlaces({ kinds, onShow }: HiddenPlacesProps) {
  if (kinds.length === 0) return null;
  return (
    <Button look="quiet" onClick={onShow}>
      Show {plural(kinds.length, { one: '# hidden place', other: '# hidden places' })}
    </Button>
  );
}
