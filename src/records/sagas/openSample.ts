import type { SampleRecord } from '@domain/sample/SampleRecord';
import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { actorOf } from '@contract/people/actorOf';
import { t } from '@domain/words';
import { ranchCreated, selectMe, userForms } from '@features/user';
import { ranchChosen, toastShown } from '@shared/events';
import { allRead, changeRecorded, ranchOpened } from '../recordsEvents';
import { selectAll, selectAreRecordsReady, selectOpenRanch, type WithRecords } from '../recordsSelectors';
import { SAMPLE_NAME, sampleFilled } from '../sampleAsked';
import { uuidV7 } from '../uuidV7';

const loadSample = () => import('@domain/sample/index');

/** The person's own sample ranch: the one that they have, else a new one. Undefined where it could not be made. */
function* findOrMakeRanch(): SagaGenerator<string | undefined> {
  const me = yield* select(selectMe);
  const own = me?.ranches.find(({ name, role }) => name === SAMPLE_NAME && role === 'owner');
  if (own !== undefined) return own.ranch_uuid;
  yield* put(userForms.ranchCreation.submitted({ name: SAMPLE_NAME }));
  const { made } = yield* race({ made: take(ranchCreated), failed: take(userForms.ranchCreation.failed) });
  return made?.payload.ranch_uuid;
}

/** Goes on in that ranch, and waits until its record has been read. */
function* openRanch(ranchUuid: string): SagaGenerator<void> {
  const me = yield* select(selectMe);
  if (me === null) return;
  if ((yield* select(selectOpenRanch)) !== ranchUuid) {
    yield* put(ranchChosen({ ranchUuid }));
    yield* put(ranchOpened({ ranchUuid, actor: actorOf(me) }));
  }
  while (!(yield* select(selectAreRecordsReady)) || (yield* select(selectOpenRanch)) !== ranchUuid)
    yield* take(allRead);
}

/** The records of the sample, as new ones. Its seasons are those before the one that the ranch was founded with. */
function* changesOf(
  make: Awaited<ReturnType<typeof loadSample>>['sampleRanch'],
  now: number,
): SagaGenerator<readonly SampleRecord[]> {
  const [ranch] = yield* select((state: WithRecords) => selectAll(state, 'ranch'));
  const seasons = yield* select((state: WithRecords) => selectAll(state, 'season'));
  const zone = ranch?.data.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [seasonFrom = '9999-12-31'] = seasons.map(({ data }) => data.starts_on).sort();
  const personUuid = (yield* select(selectMe))?.uuid ?? '';
  return make({ now, zone, seasonFrom, personUuid, newUuid: uuidV7 });
}

/**
 * Takes the person to a sample ranch of their own: makes it where they have none, and fills it where nothing stands in it
 * yet, in one group of changes.
 */
export function* openSample(): SagaGenerator<void> {
  const loaded = yield* call(() => loadSample().catch(() => undefined));
  if (loaded === undefined) {
    yield* put(toastShown('error', t`The sample ranch didn’t load. Check your connection and try again.`));
    return;
  }
  const ranchUuid = yield* findOrMakeRanch();
  if (ranchUuid === undefined) return;
  yield* call(openRanch, ranchUuid);
  const isEmpty = (yield* select((state: WithRecords) => selectAll(state, 'paddock'))).length === 0;
  if (isEmpty) {
    const now = Date.now();
    const records = yield* changesOf(loaded.sampleRanch, now);
    const changes = records.map(({ kind, uuid, data }) => ({ kind, uuid, base: null, data: { ...data } }));
    yield* put(changeRecorded({ what: 'filled_sample' }, changes, 'app'));
    yield* put(sampleFilled(loaded.samplePhotos(records, now)));
  }
  const words = t`It is your own: change what you like. You can delete it in its settings.`;
  yield* put(toastShown('info', words, t`This is a sample ranch`));
}
