import { useSelector } from 'react-redux';
import { DROUGHT_TEXT } from '@domain/rules/ruleTexts';
import { smallPrint } from '@domain/rules/smallPrint';
import { t } from '@domain/words';
import { EntryDialogs } from '@entries/components/EntryDialogs';
import { selectRanch } from '@features/user';
import { selectAll, selectOne, type WithRecords } from '@records/index';
import { SealFoot } from '@records/seal/SealFoot';
import { useRanchView } from '@records/useRanchView';
import { useDialogInAddress } from '@shared/lib/useDialogInAddress';
import { editionInWords } from '@shared/time/editionInWords';
import { timeAt } from '@shared/time/ranchTime';
import { AdPerRain } from '../drought/AdPerRain';
import { NormalRain } from '../drought/NormalRain';
import { Triggers } from '../drought/Triggers';
import { TriggerYears } from '../drought/TriggerYears';
import { ExportLink } from '../sheet/ExportLink';
import styles from '../sheet/sheet.module.css';
import { SheetFrame } from '../sheet/SheetFrame';

/** What an opened trigger is called, or the one that an opened decision is of. */
function useOpenedName(params: URLSearchParams): string {
  const entry = params.get('entry') ?? '';
  const decision = useSelector((state: WithRecords) => selectOne(state, 'decision', entry));
  const triggers = useSelector((state: WithRecords) => selectAll(state, 'trigger'));
  const uuid = decision?.data.trigger_uuid ?? params.get('trigger') ?? entry;
  return triggers.find((trigger) => trigger.uuid === uuid)?.data.name ?? '';
}

/** The drought plan: days to decide, what they look at, what was decided, and the rain that is normal. */
export default function DroughtPage() {
  const dialog = useDialogInAddress();
  const ranch = useSelector(selectRanch)?.name ?? '';
  const { zone, now } = useRanchView();
  const { name: text, read_on: readOn } = DROUGHT_TEXT;
  const [printed, edition] = [timeAt(now, zone), editionInWords(readOn)];
  const name = useOpenedName(dialog.params);
  return (
    <SheetFrame title={t`Drought plan`} links={<ExportLink file="drought">{t`Download as CSV`}</ExportLink>}>
      <article className={styles.sheet} aria-label={t`Drought plan`}>
        <p className={styles.ranch} translate="no">
          {ranch}
        </p>
        <p>{t`Days to decide as in ${text}, ${edition}.`}</p>
        <Triggers open={dialog.open} />
        <TriggerYears open={dialog.open} />
        <NormalRain dialog={dialog} />
        <AdPerRain />
        <footer className={styles.foot}>
          <p>{smallPrint()}</p>
          <SealFoot />
          <p>
            <span translate="no">{ranch}</span>, {t`Drought plan`}. {t`Printed ${printed}.`}
          </p>
        </footer>
      </article>
      <EntryDialogs dialog={dialog} subject={{ name }} />
    </SheetFrame>
  );
}
