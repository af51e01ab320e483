import { useFormikContext } from 'formik';
import { useSelector } from 'react-redux';
import { plural, t } from '@domain/words';
import { selectTimelines } from '@records/index';
import { knownClasses } from '@records/knownClasses';
import { Field } from '@shared/forms/Field';
import { Select } from '@shared/forms/Select';
import { TextArea } from '@shared/forms/TextArea';
import { asksHead, whoOptions, type WhoValues } from './who';
import { TagsFromFile } from './TagsFromFile';
import { typedTags } from './typedTags';

interface WhoFieldsProps {
  herdUuid: string;
  /** When it is, ms since 1970: the classes that the herd had then are offered. */
  at: number;
}

/** Whom it concerns: the whole herd, a class of it, some head, or animals by their tags. */
export function WhoFields({ herdUuid, at }: WhoFieldsProps) {
  const { values } = useFormikContext<WhoValues>();
  const timelines = useSelector(selectTimelines);
  const classes = knownClasses(herdUuid, at, timelines).map(({ animal }) => animal);
  const { who, tags } = values;
  const count = typedTags(tags).length;
  return (
    <>
      <Select name="who" label={t`Who`} options={whoOptions(classes, who)} />
      {asksHead(who) && (
        <Field
          name="head"
          label={t`Head`}
          inputMode="numeric"
          autoComplete="off"
          {...(who !== 'head' && { hint: t`Left empty: all of them` })}
        />
      )}
      {who === 'tags' && (
        <>
          <TextArea
            name="tags"
            label={t`Tags`}
            hint={
              count === 0
                ? t`One per line. You can also scan them with a reader that types.`
                : plural(count, { one: '# animal', other: '# animals' })
            }
          />
          <TagsFromFile />
        </>
      )}
    </>
  );
}
