import type { FormikValues } from 'formik';
import { useState, type ReactNode } from 'react';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { Dialog } from '@shared/components/Dialog';
import { Form } from './Form';
import type { Rules } from './rules';
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
  /** What else can be done with what the form is about; stands before its buttons. */
  aside?: ReactNode;
  /** The button that sends it, where it does not save. */
  submit?: ReactNode;
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
  aside,
  submit,
  children,
}: FormDialogProps<V>) {
  const [isSaved, setIsSaved] = useState(false);
  const save = (values: V) => {
    onSave(values);
    if (request !== undefined) return;
    onClose();
    // The way back takes a moment, in which what was just recorded is there already.
    setIsSaved(true);
  };
  if (isSaved || request?.status === 'succeeded') return null;
  return (
    <Dialog title={title} onClose={onClose}>
      <Form title={title} initialValues={initialValues} rules={rules} request={request ?? idle} onSubmit={save}>
        {children}
        <Actions isEnd>
          {aside}
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          {submit ?? (
            <Button type="submit" isBusy={request?.status === 'pending'}>
              Save
            </Button>
          )}
        </Actions>
      </Form>
    </Dialog>
  );
}
