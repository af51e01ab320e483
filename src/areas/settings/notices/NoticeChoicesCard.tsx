import type { NoticeChoice, NoticeChoices, QuietHours } from '@contract/people/notices';
import { t } from '@domain/words';
import { Actions } from '@shared/components/Actions';
import { Card } from '@shared/components/Card';
import { LiveCheckbox } from '@shared/forms/LiveCheckbox';
import { LiveSelect } from '@shared/forms/LiveSelect';
import { clockAt } from '@shared/time/ranchTime';
import { useNoticeChoices } from './useNoticeChoices';

const CHOICES: readonly (readonly [NoticeChoice, string])[] = [
  ['moves', t`Herds that are due to move`],
  ['tasks', t`Tasks that are due, and tasks given to me`],
  ['imports', t`Imports of others that are done`],
];
const HOUR_MS = 60 * 60 * 1_000;
const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: clockAt(hour * HOUR_MS, 'UTC') }));
const NIGHT: QuietHours = { from: 21, until: 5 };

interface HourProps {
  label: string;
  hour: number;
  /** The hour that can’t be chosen: quiet hours have an end. */
  not: number;
  onChange: (hour: number) => void;
}

const Hour = ({ label, hour, not, onChange }: HourProps) => (
  <LiveSelect
    aria-label={label}
    value={String(hour)}
    options={HOURS.filter(({ value }) => value !== String(not))}
    onChange={(value) => onChange(Number(value))}
  />
);

/** What the person is told of, and when not. */
export function NoticeChoicesCard({ choices: saved }: { choices: NoticeChoices }) {
  const { choices, press } = useNoticeChoices(saved);
  const { quiet } = choices;
  return (
    <Card>
      <h2>{t`What you are told`}</h2>
      {CHOICES.map(([choice, label]) => (
        <div key={choice}>
          <LiveCheckbox label={label} checked={choices[choice]} onChange={(isOn) => press({ [choice]: isOn })} />
        </div>
      ))}
      <p>{t`You aren’t told of what you did yourself. Each thing is told once.`}</p>
      <h3>{t`Quiet hours`}</h3>
      <LiveCheckbox
        label={t`No notices at night`}
        checked={quiet !== null}
        onChange={(isOn) => press({ quiet: isOn ? NIGHT : null })}
      />
      {quiet !== null && (
        <>
          <p>{t`By the ranch’s clock. What happens meanwhile comes at their end, as one notice.`}</p>
          <Actions>
            <Hour
              label={t`Quiet from`}
              hour={quiet.from}
              not={quiet.until}
              onChange={(from) => press({ quiet: { ...quiet, from } })}
            />
            <Hour
              label={t`Quiet until`}
              hour={quiet.until}
              not={quiet.from}
              onChange={(until) => press({ quiet: { ...quiet, until } })}
            />
          </Actions>
        </>
      )}
    </Card>
  );
}
