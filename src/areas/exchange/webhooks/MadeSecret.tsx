import { useId } from 'react';
import { t } from '@domain/words';
import { CopyField } from '@shared/components/CopyField';
import { useFocusedHeading } from '../bringing/useFocusedHeading';

/** A secret that was just made, and the webhook that it is of. */
export interface Made {
  uuid: string;
  name: string;
  secret: string;
}

/** A secret that was just made. Nobody can see it again. */
export function MadeSecret({ name, secret }: Made) {
  const id = useId();
  const heading = useFocusedHeading();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {t`The secret of ${name}`}
      </h3>
      <p>
        <b>{t`Copy it before you leave this page: it is not shown again.`}</b>
      </p>
      <CopyField
        label={t`Secret`}
        copyName={t`Copy the secret`}
        value={secret}
        note={t`The receiver checks with it that a message is from here (Standard Webhooks).`}
      />
    </section>
  );
}
