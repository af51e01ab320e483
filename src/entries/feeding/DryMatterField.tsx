import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { OfferedDryMatter } from '@domain/grazing/dryMatter';
import { t } from '@domain/words';
import { Field } from '@shared/forms/Field';
import { PERCENT, typedFrom } from '@shared/units/typedNumbers';
import type { FeedValues } from './feedValues';

const FROM: Readonly<Record<OfferedDryMatter['from'], string>> = {
  list: t`As the list of feeds says`,
  last: t`As you entered it last for this feed`,
  usual: t`Usual for this feed, by the University of Nebraska-Lincoln (silage: of corn)`,
};

export const offeredText = (offered: OfferedDryMatter | null): string => typedFrom(offered?.percent ?? null, PERCENT);

interface DryMatterFieldProps {
  /** For what is chosen now. */
  offered: OfferedDryMatter | null;
  /** Whether the form began with a feeding: what it holds stays until another feed is chosen. */
  isBegun: boolean;
}

/** The dry matter of a feed, with what is offered for it until somebody types another one. */
export function DryMatterField({ offered, isBegun }: DryMatterFieldProps) {
  const { values, setFieldValue } = useFormikContext<FeedValues>();
  const { dm_percent: typed, what, feedstuff } = values;
  const text = offeredText(offered);
  const chosen = `${what} ${feedstuff}`;
  const filled = useRef({ chosen, text: isBegun ? null : text });
  useEffect(() => {
    if (filled.current.chosen === chosen) return;
    const isOwn = filled.current.text === null ? feedstuff === '' : typed !== filled.current.text;
    filled.current = { chosen, text: isOwn ? filled.current.text : text };
    if (!isOwn) void setFieldValue('dm_percent', text);
  }, [chosen, feedstuff, text, typed, setFieldValue]);
  const empty = t`Left empty, all of it counts as dry`;
  const hint = typed.trim() === '' ? empty : typed === text && offered !== null ? FROM[offered.from] : undefined;
  return (
    <Field
      name="dm_percent"
      label={t`Dry matter, %`}
      inputMode="decimal"
      autoComplete="off"
      {...(hint !== undefined && { hint })}
    />
  );
}
