import { RANCH_TYPES, TITLES, WAYS_OF_CONTACT } from '@contract/partnerChoices';
import { capitalized } from '@shared/lib/capitalized';

export const TITLE_OPTIONS = TITLES.map((title) => ({ value: title, label: title }));

export const RANCH_TYPE_OPTIONS = RANCH_TYPES.map((type) => ({
  value: type,
  label: type === 'cow' ? 'Cow-calf' : capitalized(type),
}));

export const CONTACT_OPTIONS = WAYS_OF_CONTACT.map((way) => ({
  name: `preferred_communication.${way}`,
  label: capitalized(way),
}));
