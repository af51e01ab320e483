import { t } from '@domain/words';
import { RadioGroup } from '@shared/forms/RadioGroup';

/** What the parts of a paddock are to be. */
export type PartsAs = 'subdivisions' | 'paddocks';

const OPTIONS: Readonly<Record<PartsAs, { label: string; hint: string }>> = {
  subdivisions: { label: t`Subdivisions of it`, hint: t`It stays with its history, in which its parts share.` },
  paddocks: { label: t`New paddocks in its place`, hint: t`It is retired, and its history stays with it.` },
};

/** Asks what the parts are to be, where there is a choice. */
export function PartsAsChoice({ choices }: { choices: readonly PartsAs[] }) {
  if (choices.length < 2) return null;
  return (
    <RadioGroup name="as" legend={t`The parts are`} options={choices.map((value) => ({ value, ...OPTIONS[value] }))} />
  );
}
