import { RANCH_TYPES, TITLES, WAYS_OF_CONTACT } from '@contract/partners/partnerChoices';
import { stateNamed, STATES } from '@contract/partners/states';
import { CheckboxGroup } from '@shared/forms/CheckboxGroup';
import { Combobox } from '@shared/forms/Combobox';
import { Field } from '@shared/forms/Field';
import { MaskedField } from '@shared/forms/MaskedField';
import { RadioGroup } from '@shared/forms/RadioGroup';
import { Select } from '@shared/forms/Select';
import { capitalized } from '@shared/lib/wording';
import { nationalDigits, PHONE_PATTERN, ZIP_PATTERN } from '../partnerDraft';
import { NewPasswordField } from './NewPasswordField';
import { RanchNameField } from './RanchNameField';
import styles from './PartnerFields.module.css';

const TITLE_OPTIONS = TITLES.map((title) => ({ value: title, label: title }));

const RANCH_TYPE_OPTIONS = RANCH_TYPES.map((type) => ({
  value: type,
  label: type === 'cow' ? 'Cow-calf' : capitalized(type),
}));

const CONTACT_OPTIONS = WAYS_OF_CONTACT.map((way) => ({
  name: `preferred_communication.${way}`,
  label: capitalized(way),
}));

/** The fields of the partner join: the person, their ranch, and how to reach them. */
export function PartnerFields() {
  return (
    <>
      <RadioGroup name="title" legend="Title" options={TITLE_OPTIONS} />
      <div className={styles.pair}>
        <Field name="first_name" label="First name" autoComplete="given-name" autoCapitalize="words" />
        <Field name="last_name" label="Last name" autoComplete="family-name" autoCapitalize="words" />
      </div>
      <Field name="email" label="Email" type="email" autoComplete="email" inputMode="email" spellCheck={false} />
      <MaskedField
        name="phone_number"
        label="Phone number"
        type="tel"
        autoComplete="tel-national"
        before="+1"
        pattern={PHONE_PATTERN}
        digitsOf={nationalDigits}
      />
      <RanchNameField from="first_name" />
      <div className={styles.pair}>
        <Combobox name="state" label="State" options={STATES} meaning={stateNamed} autoComplete="address-level1" />
        <MaskedField name="zip" label="Zip code" autoComplete="postal-code" pattern={ZIP_PATTERN} />
      </div>
      <Field name="members_count" label="Number of members" autoComplete="off" inputMode="numeric" />
      <Select name="ranch_type" label="Ranch type" placeholder="Choose one" options={RANCH_TYPE_OPTIONS} />
      <CheckboxGroup legend="Preferred communication" hint="As many as you like, or none" options={CONTACT_OPTIONS} />
      <NewPasswordField name="password" label="Password" />
    </>
  );
}
