import { plural, t } from '@domain/words';
import type { PlaceKind } from '@features/mapSettings/placeLooks';
import { Button } from '@shared/components/Button';

interface HiddenPlacesProps {
  /** The kind of each place that isn't drawn. */
  kinds: readonly PlaceKind[];
  onShow: () => void;
}

/** Says that there are places which the map doesn't draw, such as those of an import, and draws them. */
export function HiddenPlaces({ kinds, onShow }: HiddenPlacesProps) {
  const count = kinds.length;
  if (count === 0) return null;
  return (
    <Button look="quiet" onClick={onShow}>
      {t`Show ${plural(count, { one: '# hidden place', other: '# hidden places' })}`}
    </Button>
  );
}
