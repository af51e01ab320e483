import type { FormikValues } from 'formik';
import { useRef, useState, type ReactNode } from 'react';
import { t } from '@domain/words';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { AnotherButton } from './AnotherButton';
import { Form } from './Form';
import { JustAdded } from './JustAdded';
import type { Rules } from './rules';
import { TypedDialog } from './TypedDialog';
import { idle, type RequestState } from '@shared/requestState';

interface FormDialogProps<V extends FormikValues> {
  title: string;
  initialValues: V;
  rules: Rules;
  /** What was typed is good: it is recorded at once, and sent by the outbox. */
  onSave: (values: V) => void;
  /** For a form that stays until the server has judged: how that stands. Who gives it closes the form once it is done. */
  request?: RequestState;
  onClose: () => void;
  /** What looks odd in what was typed; it stays in view above the buttons. */
  warnings?: ReactNode;
  /** What else can be done with what the form is about; stands before its buttons. */
  aside?: ReactNode;
  /** The button that sends it, where it does more or other than save. */
  submit?: ReactNode;
  /** For a form that can add one after another: what is said of the one that was just added. */
  addedInWords?: (values: V) => string;
  /** What the next one begins with as it was typed for the one before. */
  keeps?: readonly (keyof V)[];
  children: ReactNode;
}

/** A form that records something, in a dialog over the page. */
export function FormDialog<V extends FormikValues>({
  title,
  initialValues,
  rules,
  onSave,
  request,
  onClose,
  warnings,
  aside,
  submit,
  addedInWords,
  keeps = [],
  children,
}: FormDialogProps<V>) {
  const [isSaved, setIsSaved] = useState(false);
  const [added, setAdded] = useState<{ count: number; words: string; kept: Partial<V> }>({
    count: 0,
    words: '',
    kept: {},
  });
  const isAnotherAsked = useRef(false);
  const save = (values: V) => {
    onSave(values);
    if (request !== undefined) return;
    if (isAnotherAsked.current && addedInWords !== undefined) {
      const kept = Object.fromEntries(keeps.map((field) => [field, values[field]])) as Partial<V>;
      setAdded(({ count }) => ({ count: count + 1, words: addedInWords(values), kept }));
      return;
    }
    onClose();
    // The way back takes a moment, in which what was just recorded is there already.
    setIsSaved(true);
  };
  if (isSaved || request?.status === 'succeeded') return null;
  return (
    <TypedDialog title={title} onClose={onClose}>
      {addedInWords !== undefined && <JustAdded count={added.count} words={added.words} />}
      <Form
        key={added.count}
        title={title}
        initialValues={{ ...initialValues, ...added.kept }}
        rules={rules}
        request={request ?? idle}
        onSubmit={save}
      >
        {children}
        <div data-foot>
          {warnings}
          <Actions isEnd>
            {aside}
            <Button look="quiet" onClick={onClose}>
              {t`Cancel`}
            </Button>
            {addedInWords !== undefined && <AnotherButton onAsked={(isAsked) => (isAnotherAsked.current = isAsked)} />}
            {submit ?? (
              <Button type="submit" isBusy={request?.status === 'pending'}>
                {t`Save`}
              </Button>
            )}
          </Actions>
        </div>
      </Form>
    </TypedDialog>
  );
}
