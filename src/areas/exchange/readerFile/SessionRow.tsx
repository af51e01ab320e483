import { ANIMALS } from '@contract/grazing/animals';
import { t } from '@domain/words';
import { someTags } from '@entries/animals/someTags';
import { ANIMAL_NAMES } from '@records/herdWords';
import { useRanchView } from '@records/useRanchView';
import { Banner } from '@shared/components/Banner';
import { Row } from '@shared/components/Rows';
import { Choice, Choices } from '../bringing/Choice';
import { herdOptions, LEFT_OUT } from './herdsToChoose';
import { sessionName, tagsInWords, weightsInWords } from './sessionWords';
import type { SessionChoosing } from './useSessionChoices';
import type { WeighedSession } from './weighSessions';

const SEVERAL = 'several';

interface SessionRowProps extends Pick<SessionChoosing, 'known' | 'herds' | 'choose'> {
  weighedSession: WeighedSession;
}

/** The tags of a session that the record has in other herds than the chosen one. */
function Elsewhere({ weighedSession, known, herds }: Omit<SessionRowProps, 'choose'>) {
  const inHerds = known?.get(weighedSession.session.key)?.inHerds ?? new Map<string, readonly string[]>();
  const others = [...inHerds].filter(([herd]) => herd !== weighedSession.herd);
  return (
    <>
      {others.map(([herd, tags]) => {
        const name = herds.find(({ uuid }) => uuid === herd)?.data.name ?? t`a herd that was deleted`;
        const list = someTags(tags);
        return <p key={herd}>{t`The record has these in ${name}: ${list}.`}</p>;
      })}
    </>
  );
}

/** One session of a file: when it was, what was weighed, and the herd and class that it goes to. */
export function SessionRow({ weighedSession, known, herds, choose }: SessionRowProps) {
  const { zone, weight } = useRanchView();
  const { session, herd, animal, classes, weights, isHere } = weighedSession;
  const name = sessionName(weighedSession, zone);
  const tags = known?.get(session.key);
  const options = [...herdOptions(herds, herd), { value: LEFT_OUT, label: t`Left out` }];
  const offered = classes.length > 0 ? classes : ANIMALS;
  return (
    <Row title={<b>{name}</b>}>
      <p>{weightsInWords(weights, weight)}</p>
      {tags !== undefined && tags.known + tags.fresh > 0 && <p>{tagsInWords(tags)}</p>}
      <Choices>
        <Choice
          label={t`Herd`}
          name={t`Herd of ${name}`}
          value={herd}
          options={options}
          onChange={(uuid) => choose(session.key, { herd: uuid })}
        />
        <Choice
          label={t`Class`}
          name={t`Class of ${name}`}
          value={animal ?? SEVERAL}
          options={[
            { value: SEVERAL, label: t`Several classes` },
            ...offered.map((value) => ({ value, label: ANIMAL_NAMES[value] })),
          ]}
          onChange={(value) => choose(session.key, { animal: ANIMALS.find((each) => each === value) ?? null })}
        />
      </Choices>
      {isHere && <Banner look="info">{t`All of it is here already`}</Banner>}
      {herd !== '' && herd !== LEFT_OUT && <Elsewhere weighedSession={weighedSession} known={known} herds={herds} />}
    </Row>
  );
}
