import { useFormikContext } from 'formik';
import { useContext } from 'react';
import { t } from '@domain/words';
import { Button } from '@shared/components/Button';
import { SubmitContext } from './FormContext';

interface AnotherButtonProps {
  /** Is told before it sends the form, and once that was judged and saved. */
  onAsked: (isAsked: boolean) => void;
}

/** Saves what the form holds like its other button, for a form that is then there for the next one. */
export function AnotherButton({ onAsked }: AnotherButtonProps) {
  const { submitForm } = useFormikContext();
  const { sendOnce } = useContext(SubmitContext);
  const send = () =>
    sendOnce(async () => {
      onAsked(true);
      await submitForm().finally(() => onAsked(false));
    });
  return (
    <Button look="quiet" onClick={() => void send()}>
      {t`Add another`}
    </Button>
  );
}
