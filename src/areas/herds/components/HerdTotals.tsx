import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { isKnown, sum, type Lacking } from '@domain/grazing/figure';
import { uncounted } from '@domain/grazing/firstCount';
import { listed } from '@domain/language/language';
import { plural, t } from '@domain/words';
import { selectTimelines } from '@records/index';
import { useNames, type HerdNow } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { appPaths } from '@shared/paths';
import { countHref } from '@shared/recordHrefs';
import { inUnit, numberInWords } from '@shared/units/units';

/** Herds of which something is missing that are named; the others are counted. */
const NAMED_MAX = 3;

/** What is missing of a herd, with the way to where it is entered: from its first move on, where it was moved uncounted. */
function MissingOfHerd({ what, uuid }: Lacking) {
  const { mayRecord } = useRanchView();
  const nameOf = useNames();
  const movedAt = uncounted(uuid, useSelector(selectTimelines))?.movedAt;
  const name = nameOf(uuid);
  if (!mayRecord) {
    const words = what === 'weight' ? t`weight of ${name} is missing.` : t`head of ${name} is missing.`;
    return <> {words}</>;
  }
  const to = movedAt === undefined ? `${appPaths.herds}?form=count&herd=${uuid}` : countHref(uuid, movedAt);
  return (
    <>
      {' '}
      <Link to={to}>{what === 'weight' ? t`Enter the weight of ${name}` : t`Enter the head of ${name}`}</Link>
    </>
  );
}

interface Totals {
  /** The ranch's own head; null where none is known. */
  head: number | null;
  /** What the herds of which it is known eat; null where that is none. */
  eaten: { au: string; daily: string } | null;
}

/** "120 head of ours, 120 AU, eating 3,600 lb a day" */
function totalsInWords({ head, eaten }: Totals): string {
  if (eaten === null) return head === null ? '' : plural(head, { one: '# head of ours', other: '# head of ours' });
  const { au, daily } = eaten;
  if (head === null) return t`${au} AU, eating ${daily} a day`;
  return t`${plural(head, { one: '# head of ours', other: '# head of ours' })}, ${au} AU, eating ${daily} a day`;
}

/**
 * The same where of some herds it is not known what they eat.
 *
 * @param areCounted whether any of these is among the head
 */
function totalsWithout({ head, eaten }: Totals, without: string, areCounted: boolean): string {
  const ours = head === null ? '' : plural(head, { one: '# head of ours.', other: '# head of ours.' });
  if (eaten === null) return [ours, t`What they eat is missing.`].filter(Boolean).join(' ');
  const { au, daily } = eaten;
  if (areCounted) return [ours, t`Without ${without}: ${au} AU, eating ${daily} a day.`].filter(Boolean).join(' ');
  if (head === null) return t`${au} AU, eating ${daily} a day, without ${without}.`;
  return t`${plural(head, { one: '# head of ours', other: '# head of ours' })}, ${au} AU, eating ${daily} a day, without ${without}.`;
}

/** The ranch's own head, and what all herds eat. A herd of which that cannot be computed is left out, by its name. */
export function HerdTotals({ herds }: { herds: readonly HerdNow[] }) {
  const { weight } = useRanchView();
  const nameOf = useNames();
  const known = herds.filter(({ figures }) => isKnown(figures.dailyDemandLb));
  const others = herds.filter(({ figures }) => !isKnown(figures.dailyDemandLb));
  const heads = herds.filter(({ herd }) => herd.data.ours).map(({ figures }) => figures.head);
  const head = sum(heads.filter(isKnown));
  const au = sum(known.map(({ figures }) => figures.au));
  const demand = sum(known.map(({ figures }) => figures.dailyDemandLb));
  const lacks = others.flatMap(({ figures: { dailyDemandLb } }) => (isKnown(dailyDemandLb) ? [] : dailyDemandLb.lacks));
  const names = others.map(({ herd }) => herd.uuid).map(nameOf);
  const count = names.length;
  const without = count > NAMED_MAX ? plural(count, { one: '# herd', other: '# herds' }) : listed(names);
  const isEaten = known.length > 0 && isKnown(au) && isKnown(demand);
  const totals = {
    head: heads.some(isKnown) && isKnown(head) ? head : null,
    eaten: isEaten ? { au: numberInWords(au, 1), daily: inUnit(demand, weight) } : null,
  };
  if (others.length === 0) return totalsInWords(totals);
  // A herd that was counted and not weighed is one of the head, and not of what is eaten.
  const areCounted = others.some(({ herd, figures }) => herd.data.ours && isKnown(figures.head));
  return (
    <>
      {totalsWithout(totals, without, areCounted)}
      {lacks.slice(0, NAMED_MAX).map((lack) => (
        <MissingOfHerd key={`${lack.what} ${lack.uuid}`} {...lack} />
      ))}
    </>
  );
}
