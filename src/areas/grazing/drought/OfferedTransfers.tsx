import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import type { TriggerYear } from '@domain/drought/triggerYear';
import { classesAt } from '@domain/grazing/stays';
import { t } from '@domain/words';
import { animalWords } from '@records/animalWords';
import { selectOne, selectTimelines, type WithRecords } from '@records/index';
import { useHerds } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { soldHref } from '@shared/recordHrefs';
import styles from '../sheet/sheet.module.css';

const PERCENT = 100;

/** The herds that have animals of a class now, with the share of these that a condition of the drought plan takes out. */
function useShares(triggerUuid: string) {
  const { states } = useSelector(selectTimelines);
  const { now } = useRanchView();
  const herds = useHerds();
  const trigger = useSelector((state: WithRecords) => selectOne(state, 'trigger', triggerUuid));
  const { animal = null, head_percent: percent = null } = trigger?.data ?? {};
  if (animal === null || percent === null) return [];
  return herds
    .filter(({ figures }) => !figures.isRetired)
    .flatMap(({ herd: { uuid, data } }) => {
      const own = (classesAt(states.byHerd.get(uuid) ?? [], now) ?? []).filter((each) => each.animal === animal);
      const head = Math.round((own.reduce((sum, each) => sum + each.head, 0) * percent) / PERCENT);
      return head === 0 ? [] : [{ uuid, name: data.name, animal, head }];
    });
}

/** The ways to the form of the animals that are to leave, filled in: nothing is recorded before it is saved there. */
export function OfferedTransfers({ of }: { of: TriggerYear }) {
  const { mayRecord } = useRanchView();
  const shares = useShares(of.trigger.uuid);
  if (!mayRecord || of.isMet !== true) return null;
  return shares.map(({ uuid, name, animal, head }) => {
    const animals = animalWords(animal).counted(head);
    return (
      <p key={uuid}>
        <Link className={styles.act} to={soldHref(uuid, animal, head)}>
          {t`${animals} out of ${name}`}
        </Link>
      </p>
    );
  });
}
