import { useFormikContext } from 'formik';
import { useState } from 'react';
import { t } from '@domain/words';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { CheckboxGroup } from '@shared/forms/CheckboxGroup';
import { FieldError } from '@shared/forms/FieldError';
import { SearchField } from '@shared/forms/SearchField';
import { numberInWords } from '@shared/units/units';
import type { UnitValues } from './unitValues';

const MANY = 8;
/** Quick on a ranch with thousands; the others are found by their name. */
const SHOWN_MAX = 150;

interface PaddockOption {
  readonly uuid: string;
  readonly name: string;
}

/** Which paddocks are reported together. */
export function PaddocksField({ options }: { options: readonly PaddockOption[] }) {
  const { values, setFieldValue, errors, submitCount } = useFormikContext<UnitValues>();
  const [typed, setTyped] = useState('');
  const chosen = values.paddock_uuids;
  const wanted = typed.trim().toLowerCase();
  const found = options.filter(({ uuid, name }) => name.toLowerCase().includes(wanted) || chosen[uuid] === true);
  const shown = found.slice(0, SHOWN_MAX);
  const [count, all] = [numberInWords(Object.values(chosen).filter(Boolean).length), numberInWords(options.length)];
  const more = numberInWords(found.length - SHOWN_MAX);
  const error: unknown = submitCount > 0 ? errors.paddock_uuids : undefined;
  const chooseShown = () =>
    void setFieldValue('paddock_uuids', {
      ...chosen,
      ...Object.fromEntries(shown.map(({ uuid }) => [uuid, true] as const)),
    });
  return (
    <>
      {options.length >= MANY && <SearchField label={t`Find a paddock`} value={typed} onChange={setTyped} />}
      <CheckboxGroup
        legend={t`Paddocks`}
        hint={t`${count} of ${all} chosen.`}
        options={shown.map(({ uuid, name }) => ({ name: `paddock_uuids.${uuid}`, label: name }))}
      >
        {found.length > SHOWN_MAX && <p>{t`And ${more} more: type a part of the name.`}</p>}
        <FieldError id="paddocks-error" error={typeof error === 'string' ? error : undefined} />
        {shown.length > 1 && (
          <Actions>
            <Button look="quiet" onClick={chooseShown}>{t`Choose all of these`}</Button>
          </Actions>
        )}
      </CheckboxGroup>
    </>
  );
}
