import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { isKnown, sum, type Lacking } from '@domain/grazing/figure';
import { uncounted } from '@domain/grazing/firstCount';
import { listed } from '@domain/language/language';
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
  const words = `${what} of ${nameOf(uuid)}`;
  if (!mayRecord) return <> {words} is missing.</>;
  const to = movedAt === undefined ? `${appPaths.herds}?form=count&herd=${uuid}` : countHref(uuid, movedAt);
  return (
    <>
      {' '}
      <Link to={to}>Enter the {words}</Link>
    </>
  );
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
  const without = listed(names.length > NAMED_MAX ? [`${numberInWords(names.length)} herds`] : names);
  const ours = heads.some(isKnown) && isKnown(head) ? `${numberInWords(head)} head of ours` : '';
  const eaten = [
    known.length > 0 && isKnown(au) ? `${numberInWords(au, 1)} AU` : '',
    known.length > 0 && isKnown(demand) ? `eating ${inUnit(demand, weight)} a day` : '',
  ]
    .filter(Boolean)
    .join(', ');
  if (others.length === 0) return [ours, eaten].filter(Boolean).join(', ');
  // A herd that was counted and not weighed is one of the head, and not of what is eaten.
  const areCounted = others.some(({ herd, figures }) => herd.data.ours && isKnown(figures.head));
  const sentences =
    eaten === ''
      ? [ours, 'What they eat is missing']
      : areCounted
        ? [ours, `Without ${without}: ${eaten}`]
        : [`${[ours, eaten].filter(Boolean).join(', ')}, without ${without}`];
  return (
    <>
      {sentences.filter(Boolean).join('. ')}.
      {lacks.slice(0, NAMED_MAX).map((lack) => (
        <MissingOfHerd key={`${lack.what} ${lack.uuid}`} {...lack} />
      ))}
    </>
  );
}
