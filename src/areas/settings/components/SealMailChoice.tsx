import { useId } from 'react';
import { useDispatch } from 'react-redux';
import type { Me } from '@contract/people/me';
import { SEAL_MAIL_CHOICES, sealMails, wantedSealMails, type SealMails } from '@contract/people/sealMails';
import { may } from '@contract/ranches/rights';
import { t } from '@domain/words';
import { userForms } from '@features/user';
import { LiveSelect } from '@shared/forms/LiveSelect';

const OFTEN: Readonly<Record<SealMails, string>> = {
  off: t({ message: 'Never', comment: 'how often the seal of the record is mailed' }),
  daily: t({ message: 'On each day after changes', comment: 'how often the seal of the record is mailed' }),
  monthly: t({ message: 'Once a month', comment: 'how often the seal of the record is mailed' }),
};
const OPTIONS = SEAL_MAIL_CHOICES.map((value) => ({ value, label: OFTEN[value] }));

const AS_WIDE_AS_ITS_WORDS = { width: 'auto' } as const;

interface SealMailChoiceProps {
  me: Me;
  /** Whether a choice is on its way to the server. */
  isPending: boolean;
}

/** How often the seals of the ranches whose history the person may read are mailed to them; left out where there is none. */
export function SealMailChoice({ me: { ranches, settings }, isPending }: SealMailChoiceProps) {
  const dispatch = useDispatch();
  const id = useId();
  if (!ranches.some(({ role }) => may(role, 'readHistory'))) return null;
  const choose = (value: string) => {
    const often = SEAL_MAIL_CHOICES.find((one) => one === value);
    if (!isPending && often !== undefined) dispatch(userForms.preferences.submitted(sealMails(often)));
  };
  return (
    <>
      <h3>{t`Seal of the record`}</h3>
      <p
        id={id}
      >{t`A seal in your own mail shows later that nothing before it was changed, whatever is on the server then.`}</p>
      <LiveSelect
        aria-label={t`Mail me the seal of the record`}
        aria-describedby={id}
        aria-busy={isPending}
        style={AS_WIDE_AS_ITS_WORDS}
        value={wantedSealMails(settings)}
        options={OPTIONS}
        onChange={choose}
      />
    </>
  );
}
