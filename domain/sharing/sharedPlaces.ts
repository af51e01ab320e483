import { acresOf } from '../geometry/area';
import type { Shape } from '../geometry/Position';
import { combine, isKnown, sum } from '../grazing/figure';
import { grazedPlaces, landOf, type Land } from '../grazing/land';
import type { MoveData, PaddockData } from '../grazing/records';
import { isStandIn, standInId } from './saltedIds';
import type { Projecting, SharedRecord } from './shareTerms';

interface StoredPaddock extends PaddockData {
  readonly shape: Shape | null;
}

/** A paddock with its acres beside its shape: who doesn't see the shape still has them. */
const measured = (data: object): StoredPaddock => {
  const paddock = data as StoredPaddock;
  return { ...paddock, acres: acresOf(paddock) };
};

const WHOLE = 100;

/** The paddocks of a ranch as a share has them: those that are shared, and one that takes the place of others together. */
export class SharedPlaces {
  private readonly lands = new Map<string, Land>();
  private readonly standIns = new Map<string, SharedRecord>();

  constructor(
    paddocks: readonly SharedRecord[],
    private readonly projecting: Pick<Projecting, 'share' | 'salt'>,
  ) {
    for (const { uuid, data } of paddocks) this.lands.set(uuid, landOf({ uuid, data: measured(data) }));
  }

  isShared(uuid: string): boolean {
    const { share, salt } = this.projecting;
    const land = this.lands.get(uuid);
    if (land === undefined) return false;
    const top = land.parentUuid ?? uuid;
    return share.paddocks === 'all' || share.paddocks.has(top) || isStandIn(salt, uuid);
  }

  /** A paddock as it is shared: without its shape it has the acres that were measured. */
  paddock(data: object): object {
    return this.projecting.share.parts.has('land') ? data : { ...measured(data), shape: null };
  }

  /** Those that moves needed so far. */
  get made(): Iterable<SharedRecord> {
    return this.standIns.values();
  }

  /**
   * A move to where the program knows of: away, where none of its paddocks is shared; one paddock for all that aren't, with
   * their acres, where some are, so that the forage of the others stays what it is.
   */
  move(data: MoveData): MoveData {
    const { paddock_uuids: named } = data;
    if (named.every((uuid) => this.isShared(uuid))) return data;
    const others = grazedPlaces(named, this.lands).filter((uuid) => this.lands.has(uuid) && !this.isShared(uuid));
    const shared = named.filter((uuid) => this.isShared(uuid));
    const told = { ...data, strip_acres: null, planned_days: null, plan_uuid: null };
    if (shared.length === 0) return { ...told, paddock_uuids: [], off: 'away' };
    return { ...told, paddock_uuids: others.length === 0 ? shared : [...shared, this.standInFor(others)] };
  }

  private standInFor(others: readonly string[]): string {
    const key = [...others].sort().join();
    const known = this.standIns.get(key);
    if (known !== undefined) return known.uuid;
    const made = this.makeStandIn(others);
    this.standIns.set(key, made);
    return made.uuid;
  }

  private makeStandIn(others: readonly string[]): SharedRecord {
    const lands = others.flatMap((uuid) => this.lands.get(uuid) ?? []);
    const acres = sum(lands.map((land) => land.acres));
    const share = combine(sum(lands.map((land) => land.grazeableAcres)), acres, (part, all) =>
      all === 0 ? 0 : part / all,
    );
    return {
      kind: 'paddock',
      uuid: standInId(this.projecting.salt, others),
      data: {
        // eslint-disable-next-line lingui/no-unlocalized-strings -- a name in the data, the same for all who read it
        name: 'Not shared',
        shape: null,
        acres: isKnown(acres) ? acres : null,
        grazeable_percent: isKnown(share) ? share * WHOLE : WHOLE,
        rating: null,
        parent_uuid: null,
        starts_at: null,
        retired_at: null,
        rest_target_days: null,
        grass_type: '',
        note: '',
      },
    };
  }
}
