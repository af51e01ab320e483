import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';

const { ItemMouseMove, MenuMouseLeave, InputKeyDownEnter } = useCombobox.stateChangeTypes;

/**
 * The state of a list of options after an event. A pointer that merely lies over the list marks no option, or leaving
 * the field by the keyboard would pick it; Enter closes a list in which none is marked.
 */
export function keepPointerOut(
  state: UseComboboxState<string>,
  { type, changes }: UseComboboxStateChangeOptions<string>,
): Partial<UseComboboxState<string>> {
  if (type === ItemMouseMove || type === MenuMouseLeave) return state;
  return type === InputKeyDownEnter && state.highlightedIndex < 0 ? { ...changes, isOpen: false } : changes;
}
