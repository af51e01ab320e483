import { useEffect } from 'react';
import type { NewWebhook, WantedWebhook } from '@contract/hooks/webhook';
import { foldWhiteSpace } from '@contract/text/text';
import { t } from '@domain/words';
import { useUnkeptCall } from '@shared/api/useUnkeptCall';
import { Button } from '@shared/components/Button';
import { Field } from '@shared/forms/Field';
import { FormDialog } from '@shared/forms/FormDialog';
import { RadioGroup } from '@shared/forms/RadioGroup';
import { lazyRules } from '@shared/forms/rules';
import { EVENTS } from './eventWords';
import { makeWebhookCall } from './webhooksApi';

const rules = lazyRules(() => import('@contract/hooks/webhook').then(({ wantedWebhookSchema }) => wantedWebhookSchema));
const EMPTY: WantedWebhook = { name: '', address: '', events: ['herd.moved'] };

interface MakeWebhookFormProps {
  ranchUuid: string;
  onMade: (made: NewWebhook) => void;
  onClose: () => void;
}

/** Asks which address is to hear of what, and makes the webhook. */
export function MakeWebhookForm({ ranchUuid, onMade, onClose }: MakeWebhookFormProps) {
  const { request, answer, send } = useUnkeptCall<NewWebhook>();
  useEffect(() => {
    if (answer !== undefined) onMade(answer);
  }, [answer, onMade]);
  const make = ({ name, address, events }: WantedWebhook) =>
    void send(makeWebhookCall(ranchUuid, { name: foldWhiteSpace(name), address: address.trim(), events }));
  return (
    <FormDialog
      title={t`Make a webhook`}
      initialValues={EMPTY}
      rules={rules}
      request={request}
      onSave={make}
      onClose={onClose}
      submit={<Button type="submit" isBusy={request.status === 'pending'}>{t`Make webhook`}</Button>}
    >
      <Field name="name" label={t`Name`} hint={t`What hears of it, as: Virtual fence`} autoComplete="off" />
      <Field
        name="address"
        label={t`Address`}
        hint={t`Where messages are sent, beginning with https://`}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
      />
      <RadioGroup name="events" legend={t`What it is told`} options={EVENTS} isMany />
    </FormDialog>
  );
}
