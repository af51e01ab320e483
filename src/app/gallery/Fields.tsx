import { useState } from 'react';
import { DayOfYearField } from '@shared/forms/DayOfYearField';
import { Field } from '@shared/forms/Field';
import { MaskedField } from '@shared/forms/MaskedField';
import { PasswordField } from '@shared/forms/PasswordField';
import { LiveDay } from '@shared/forms/LiveDay';
import { SearchField } from '@shared/forms/SearchField';
import { StrengthMeter } from '@shared/forms/StrengthMeter';
import { TextArea } from '@shared/forms/TextArea';
import { WhenField } from '@shared/forms/WhenField';
import { useWhen } from '@shared/time/useWhen';
import { Section, State } from './Section';
import { Stage } from './Stage';
import { LONG, LONG_WORD } from './galleryWords';

const METER = [
  [0, ''],
  [1, 'At least eight characters long'],
  [3, 'A good password; longer is stronger'],
  [4, 'A strong password'],
] as const;

function Passwords() {
  return (
    <Section title="Password field">
      <State name="Filled">
        <Stage value="sagebrush moon">
          <PasswordField name="field" label="Password" autoComplete="current-password" />
        </Stage>
      </State>
      <State name="Wrong">
        <Stage value="cow" error="Use at least eight characters">
          <PasswordField name="field" label="Password" autoComplete="current-password" />
        </Stage>
      </State>
      {METER.map(([level, words]) => (
        <State key={level} name={`With its meter at ${level} of 4`}>
          <Stage value={level === 0 ? '' : 'sagebrush moon'}>
            <PasswordField
              name="field"
              label="New password"
              autoComplete="new-password"
              hint="At least eight characters long"
              below={<StrengthMeter level={level} words={words} />}
            />
          </Stage>
        </State>
      ))}
    </Section>
  );
}

function WhenStage({ zone, error }: { zone: string | null; error?: string }) {
  const when = useWhen(zone);
  return (
    <Stage name="when" value={when.initial} {...(error !== undefined && { error })}>
      <WhenField when={when} />
    </Stage>
  );
}

function Entries() {
  return (
    <Section title="Text area and time">
      <State name="Text area">
        <Stage value={'The creek is dry.\nThe trough holds water.'}>
          <TextArea name="field" label="Note" hint="What the next person should know" />
        </Stage>
      </State>
      <State name="Text area, wrong">
        <Stage error="This field is required">
          <TextArea name="field" label="Note" />
        </Stage>
      </State>
      <State name="When, in the zone of this device">
        <WhenStage zone={Intl.DateTimeFormat().resolvedOptions().timeZone} />
      </State>
      <State name="When, wrong and in another zone">
        <WhenStage zone="Pacific/Kiritimati" error="Enter a time that is not in the future" />
      </State>
      <State name="Day of each year">
        <Stage value="06-30">
          <DayOfYearField name="field" legend="Decide each year on" />
        </Stage>
      </State>
      <State name="Day of each year, wrong">
        <Stage value="06-" error="Choose a month and a day">
          <DayOfYearField name="field" legend="Decide each year on" />
        </Stage>
      </State>
    </Section>
  );
}

export function Fields() {
  const [sought, setSought] = useState('');
  const [day, setDay] = useState('2026-05-04');
  return (
    <>
      <Section title="Field">
        <State name="Empty">
          <Stage>
            <Field name="field" label="Ranch name" />
          </Stage>
        </State>
        <State name="Filled">
          <Stage value="Rio Seco">
            <Field name="field" label="Ranch name" />
          </Stage>
        </State>
        <State name="Has the focus" isFocused>
          <Stage value="Rio Seco">
            <Field name="field" label="Ranch name" />
          </Stage>
        </State>
        <State name="With a hint">
          <Stage>
            <Field name="field" label="Fence color" hint="Pick it from the square, or type a name such as white" />
          </Stage>
        </State>
        <State name="Wrong">
          <Stage value="maria@" error="Email address contain errors">
            <Field name="field" label="Email" />
          </Stage>
        </State>
        <State name="Wrong, with a hint">
          <Stage value="greenish" error="That is no color that we know">
            <Field name="field" label="Fence color" hint="Pick it from the square, or type a name such as white" />
          </Stage>
        </State>
        <State name="Read-only">
          <Stage value="maria@example.com">
            <Field name="field" label="Email" readOnly />
          </Stage>
        </State>
        <State name="Disabled">
          <Stage value="maria@example.com">
            <Field name="field" label="Email" disabled />
          </Stage>
        </State>
        <State name="Long">
          <Stage value={LONG} error={`${LONG}: ${LONG_WORD}`}>
            <Field name="field" label={LONG} hint={LONG} />
          </Stage>
        </State>
        <State name="For digits in a pattern">
          <Stage value="(575)555-0110">
            <MaskedField name="field" label="Phone number" before="+1" pattern="(###)###-####" />
          </Stage>
        </State>
        <State name="The same, wrong">
          <Stage value="(575)5" error="Phone number is required">
            <MaskedField name="field" label="Phone number" before="+1" pattern="(###)###-####" />
          </Stage>
        </State>
        <State name="Narrows a list down">
          <SearchField label="Find users" value={sought} onChange={setSought} />
        </State>
        <State name="A day that belongs to no form">
          <LiveDay label="First day" value={day} onChange={setDay} />
        </State>
        <State name="The same, never empty and not after a day">
          <LiveDay
            label="Day of the file"
            value={day || '2026-05-04'}
            max="2026-12-31"
            onChange={(typed) => typed !== '' && setDay(typed)}
          />
        </State>
      </Section>
      <Passwords />
      <Entries />
    </>
  );
}
