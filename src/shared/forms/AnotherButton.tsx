import { useFormikContext } from 'formik';
import { Button } from '@shared/components/Button';

interface AnotherButtonProps {
  /** Is told before it sends the form, and once that was judged and saved. */
  onAsked: (isAsked: boolean) => void;
}

/** Saves what the form holds like its other button, for a form that is then there for the next one. */
export function AnotherButton({ onAsked }: AnotherButtonProps) {
  const { submitForm, isSubmitting } = useFormikContext();
  const send = async () => {
    onAsked(true);
    await submitForm().finally(() => onAsked(false));
  };
  return (
    <Button look="quiet" onClick={() => void (isSubmitting || send())}>
      Add another
    </Button>
  );
}
