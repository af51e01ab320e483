import type { KeyboardEvent } from 'react';
import { Field } from '@shared/forms/Field';
import { takesEnter } from '@shared/lib/takesEnter';

const KINDS = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];

const isField = (element: Element): element is HTMLElement =>
  KINDS.some((kind) => element instanceof kind && !element.hidden);

function enterTag(event: KeyboardEvent<HTMLInputElement>): void {
  if (!takesEnter(event)) return;
  const { currentTarget: tag } = event;
  const fields = [...(tag.form?.elements ?? [])].filter(isField);
  fields[fields.indexOf(tag) + 1]?.focus();
}

interface TagFieldProps {
  name: string;
  label: string;
  hint?: string;
}

/** A tag, typed or read by a reader that types: the Enter that ends it goes to the next field and doesn't send the form. */
export function TagField(props: TagFieldProps) {
  return <Field {...props} autoComplete="off" autoCapitalize="characters" enterKeyHint="next" onKeyDown={enterTag} />;
}
