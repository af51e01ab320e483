import type { RecordKind } from '@contract/grazing/records';
import { t } from '@domain/words';

/** What records of a kind are called. */
interface KindWords {
  /** Before a name: "paddock Creek". */
  readonly one: string;
  /** In place of a name. */
  readonly any: string;
  /** Over a number of them. */
  readonly several: string;
}

const KIND_WORDS: Readonly<Record<RecordKind, KindWords>> = {
  ranch: { one: t`setting`, any: t`A setting`, several: t`Settings` },
  season: { one: t`season`, any: t`A season`, several: t`Seasons` },
  paddock: { one: t`paddock`, any: t`A paddock`, several: t`Paddocks` },
  herd: { one: t`herd`, any: t`A herd`, several: t`Herds` },
  move: { one: t({ message: 'move', context: 'a record' }), any: t`A move`, several: t`Moves` },
  plan: { one: t`planned move`, any: t`A planned move`, several: t`Planned moves` },
  count: { one: t({ message: 'count', context: 'a record' }), any: t`A count`, several: t`Counts` },
  transfer: { one: t`coming or going`, any: t`A coming or going`, several: t`Comings and goings` },
  feed: { one: t`feeding`, any: t`A feeding`, several: t`Feedings` },
  forage: { one: t`forage measurement`, any: t`A forage measurement`, several: t`Forage measurements` },
  rain: { one: t`rainfall`, any: t`A rainfall`, several: t`Rainfalls` },
  mark: { one: t({ message: 'mark', context: 'a record' }), any: t`A mark`, several: t`Marks` },
  place: { one: t({ message: 'place', context: 'a record' }), any: t`A place`, several: t`Places` },
  task: { one: t`task`, any: t`A task`, several: t`Tasks` },
  note: { one: t({ message: 'note', context: 'a record' }), any: t`A note`, several: t`Notes` },
  photo: { one: t`photo`, any: t`A photo`, several: t`Photos` },
  product: { one: t`product`, any: t`A product`, several: t`Products` },
  treatment: { one: t`treatment`, any: t`A treatment`, several: t`Treatments` },
  weighing: { one: t`weighing`, any: t`A weighing`, several: t`Weighings` },
  animal: { one: t`animal`, any: t`An animal`, several: t({ message: 'Animals', context: 'records' }) },
  paddock_treatment: { one: t`paddock treatment`, any: t`A paddock treatment`, several: t`Paddock treatments` },
  feedstuff: {
    one: t({ message: 'feed', context: 'a record' }),
    any: t({ message: 'A feed', context: 'a record' }),
    several: t`Feeds`,
  },
  grazing_season: { one: t`grazing season`, any: t`A grazing season`, several: t`Grazing seasons` },
  confinement: { one: t`confinement`, any: t`A confinement`, several: t`Confinements` },
  demand: { one: t`dry matter demand`, any: t`A dry matter demand`, several: t`Dry matter demands` },
  key_area: { one: t`key area`, any: t`A key area`, several: t`Key areas` },
  use_reading: { one: t`use reading`, any: t`A use reading`, several: t`Use readings` },
  photo_point: { one: t`photo point`, any: t`A photo point`, several: t`Photo points` },
  transect: { one: t`transect`, any: t`A transect`, several: t`Transects` },
  transect_reading: { one: t`transect reading`, any: t`A transect reading`, several: t`Transect readings` },
  unit: { one: t`land unit`, any: t`A land unit`, several: t`Land reported together` },
  attestation: { one: t`attestation`, any: t`An attestation`, several: t`Attestations` },
  trigger: { one: t`drought trigger`, any: t`A drought trigger`, several: t`Drought triggers` },
  decision: { one: t`drought decision`, any: t`A drought decision`, several: t`Drought decisions` },
};

/** What stands for a record of each kind in place of a name. */
export const ANY_OF_KIND = Object.fromEntries(
  Object.entries(KIND_WORDS).map(([kind, { any }]) => [kind, any]),
) as Readonly<Record<RecordKind, string>>;

/** What records of a kind are called; the kind itself where only a newer version knows it. */
export function kindWords(kind: string): KindWords {
  const words: Readonly<Partial<Record<string, KindWords>>> = KIND_WORDS;
  return words[kind] ?? { one: kind, any: kind, several: kind };
}
