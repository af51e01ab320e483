import { useState } from 'react';
import { FileDrop } from '@shared/components/FileDrop';
import { PickFiles } from '@shared/components/PickFiles';
import { Checkbox } from '@shared/forms/Checkbox';
import { CheckboxGroup } from '@shared/forms/CheckboxGroup';
import { Combobox } from '@shared/forms/Combobox';
import { LiveCheckbox } from '@shared/forms/LiveCheckbox';
import { LiveSelect } from '@shared/forms/LiveSelect';
import { RadioGroup } from '@shared/forms/RadioGroup';
import { Select } from '@shared/forms/Select';
import { Section, State } from './Section';
import { Stage } from './Stage';
import { LONG, nothing } from './galleryWords';

const TYPES = [
  { value: 'cow', label: 'Cow-calf' },
  { value: 'dairy', label: 'Dairy' },
  { value: 'long', label: LONG },
];
const UNITS = [
  { value: 'imperial', label: 'Imperial', hint: 'acres, pounds, inches' },
  { value: 'metric', label: 'Metric', hint: 'hectares, kilograms, millimeters' },
];
const STATES = ['Montana', 'Nebraska', 'Nevada', 'New Hampshire', 'New Mexico', 'Texas', 'Wyoming'];
const WAYS = [
  { name: 'phone', label: 'Phone' },
  { name: 'text', label: 'Text' },
  { name: 'field', label: 'Video' },
];
const TERMS = 'I agree to the terms of use and the privacy policy';

function Ticks() {
  const [isOn, setIsOn] = useState(true);
  return (
    <Section title="Checkbox">
      {[false, true].map((value) => (
        <State key={String(value)} name={value ? 'On' : 'Off'}>
          <Stage value={value}>
            <Checkbox name="field">{TERMS}</Checkbox>
          </Stage>
        </State>
      ))}
      <State name="Has the focus" isFocused>
        <Stage value={false}>
          <Checkbox name="field">{TERMS}</Checkbox>
        </Stage>
      </State>
      <State name="Wrong">
        <Stage value={false} error="You need to agree to the terms to continue">
          <Checkbox name="field">{TERMS}</Checkbox>
        </Stage>
      </State>
      <State name="Several">
        <Stage value={true}>
          <CheckboxGroup legend="Preferred communication" hint="As many as you like, or none" options={WAYS} />
        </Stage>
      </State>
      <State name="Takes effect at once">
        <LiveCheckbox label="Play a short sound with messages" checked={isOn} onChange={setIsOn} />
      </State>
      <State name="The same, disabled">
        <LiveCheckbox label="Beta tester" checked disabled onChange={nothing} />
      </State>
    </Section>
  );
}

function Lists() {
  const [role, setRole] = useState('cow');
  return (
    <Section title="Select and combobox">
      <State name="Nothing chosen">
        <Stage>
          <Select name="field" label="Ranch type" placeholder="Choose one" options={TYPES} />
        </Stage>
      </State>
      <State name="Chosen, with a hint">
        <Stage value="dairy">
          <Select name="field" label="Ranch type" hint="What most of your animals are for" options={TYPES} />
        </Stage>
      </State>
      <State name="Wrong">
        <Stage error="Ranch type is required">
          <Select name="field" label="Ranch type" placeholder="Choose one" options={TYPES} />
        </Stage>
      </State>
      <State name="Long">
        <Stage value="long">
          <Select name="field" label="Ranch type" options={TYPES} />
        </Stage>
      </State>
      <State name="Takes effect beside other things">
        <LiveSelect aria-label="Type of the ranch" value={role} options={TYPES} onChange={setRole} />
      </State>
      <State name="Combobox: type “new”">
        <Stage>
          <Combobox name="field" label="State" options={STATES} autoComplete="off" />
        </Stage>
      </State>
      <State name="Combobox, wrong">
        <Stage value="Atlantis" error="State is required: pick one of the list">
          <Combobox name="field" label="State" options={STATES} autoComplete="off" />
        </Stage>
      </State>
    </Section>
  );
}

export function Choices() {
  return (
    <>
      <Ticks />
      <Section title="Radio group">
        <State name="With hints">
          <Stage value="imperial">
            <RadioGroup name="field" legend="Units" options={UNITS} />
          </Stage>
        </State>
        <State name="Short and wrong">
          <Stage error="Title is required">
            <RadioGroup name="field" legend="Title" options={TYPES.slice(0, 2)} />
          </Stage>
        </State>
        <State name="Narrow, and long">
          <Stage value="long">
            <RadioGroup name="field" legend="Ranch type" options={TYPES} isNarrow />
          </Stage>
        </State>
        <State name="Any of them">
          <Stage value={['imperial']}>
            <RadioGroup name="field" legend="Units" options={UNITS} isMany />
          </Stage>
        </State>
      </Section>
      <Section title="File">
        <State name="One">
          <FileDrop id="one-file" label="Choose a file" kinds="A .json file, up to 16 MB" onFiles={nothing} />
        </State>
        <State name="Several, and long">
          <FileDrop id="several-files" label={LONG} kinds={LONG} isMultiple onFiles={nothing} />
        </State>
        <State name="By a button">
          <PickFiles label="Add photos" accept="image/*" isMultiple onFiles={nothing} />
        </State>
      </Section>
      <Lists />
    </>
  );
}
