import { RANCH_TYPES, TITLES, WAYS_OF_CONTACT } from '@contract/partners/partnerChoices';
import { stateNamed, STATES } from '@contract/partners/states';
import { t } from '@domain/words';
import { CheckboxGroup } from '@shared/forms/CheckboxGroup';
import { Combobox } from '@shared/forms/Combobox';
import { Field } from '@shared/forms/Field';
import { MaskedField } from '@shared/forms/MaskedField';
import { RadioGroup } from '@shared/forms/RadioGroup';
import { Select } from '@shared/forms/Select';
import { nationalDigits, PHONE_PATTERN, ZIP_PATTERN } from '../partnerDraft';
import { NewPasswordField } from './NewPasswordField';
import { RanchNameField } from './RanchNameField';
import styles from './PartnerFields.module.css';

const TITLE_NAMES: Readonly<Record<(typeof TITLES)[number], string>> = { Mr: t`Mr`, Ms: t`Ms`, Mrs: t`Mrs` };
const TITLE_OPTIONS = TITLES.map((title) => ({ value: title, label: TITLE_NAMES[title] }));

const TYPE_NAMES: Readonly<Record<(typeof RANCH_TYPES)[number], string>> = {
  cow: t`Cow-calf`,
  contract: t`Contract`,
  stocker: t`Stocker`,
  direct: t`Direct`,
  dairy: t`Dairy`,
  seed: t`Seed`,
  other: t`Other`,
};
const RANCH_TYPE_OPTIONS = RANCH_TYPES.map((type) => ({ value: type, label: TYPE_NAMES[type] }));

const WAY_NAMES: Readonly<Record<(typeof WAYS_OF_CONTACT)[number], string>> = {
  phone: t`Phone`,
  email: t`Email`,
  video: t`Video`,
  text: t`Text`,
};
const CONTACT_OPTIONS = WAYS_OF_CONTACT.map((way) => ({
  name: `preferred_communication.${way}`,
  label: WAY_NAMES[way],
}));

/** The fields of the partner join: the person, their ranch, and how to reach them. */
export function PartnerFields() {
  return (
    <>
      <RadioGroup name="title" legend={t`Title`} options={TITLE_OPTIONS} />
      <div className={styles.pair}>
        <Field name="first_name" label={t`First name`} autoComplete="given-name" autoCapitalize="words" />
        <Field name="last_name" label={t`Last name`} autoComplete="family-name" autoCapitalize="words" />
      </div>
      <Field name="email" label={t`Email`} type="email" autoComplete="email" inputMode="email" spellCheck={false} />
      <MaskedField
        name="phone_number"
        label={t`Phone number`}
        type="tel"
        autoComplete="tel-national"
        before="+1"
        pattern={PHONE_PATTERN}
        digitsOf={nationalDigits}
      />
      <RanchNameField from="first_name" />
      <div className={styles.pair}>
        <Combobox name="state" label={t`State`} options={STATES} meaning={stateNamed} autoComplete="address-level1" />
        <MaskedField name="zip" label={t`Zip code`} autoComplete="postal-code" pattern={ZIP_PATTERN} />
      </div>
      <Field name="members_count" label={t`Number of members`} autoComplete="off" inputMode="numeric" />
      <Select name="ranch_type" label={t`Ranch type`} placeholder={t`Choose one`} options={RANCH_TYPE_OPTIONS} />
      <CheckboxGroup
        legend={t`Preferred communication`}
        hint={t`As many as you like, or none`}
        options={CONTACT_OPTIONS}
      />
      <NewPasswordField name="password" label={t`Password`} />
    </>
  );
}
