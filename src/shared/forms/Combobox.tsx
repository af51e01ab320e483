import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { useField } from 'formik';
import { useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { foldWhiteSpace } from '@contract/text/text';
import { t } from '@domain/words';
import { FieldFrame } from './FieldFrame';
import { matchOptions, sameOption, type Meaning } from './matchOptions';
import { useFieldAria } from './useFieldAria';
import fieldStyles from './Field.module.css';
import styles from './Combobox.module.css';

const { ItemMouseMove, MenuMouseLeave, InputKeyDownEnter } = useCombobox.stateChangeTypes;

/**
 * The state of a list of options after an event. A pointer that merely lies over the list marks no option, or leaving
 * the field by the keyboard would pick it; Enter closes a list in which none is marked.
 */
function keepPointerOut(
  state: UseComboboxState<string>,
  { type, changes }: UseComboboxStateChangeOptions<string>,
): Partial<UseComboboxState<string>> {
  if (type === ItemMouseMove || type === MenuMouseLeave) return state;
  return type === InputKeyDownEnter && state.highlightedIndex < 0 ? { ...changes, isOpen: false } : changes;
}

interface ComboboxProps {
  name: string;
  label: string;
  hint?: string;
  options: readonly string[];
  /** Short forms of options, which become them once the field is left. */
  meaning?: Meaning;
  autoComplete: string;
  /** Only an option is good: the only one that matches is taken with Enter and when the field is left. */
  isListed?: boolean;
  /** Any text is good: that it isn’t an option needs no word. */
  isFree?: boolean;
}

/**
 * A text with a list of options that typing filters. Its value is what was typed; what is spelled like an option but
 * for case and white space becomes that option.
 */
export function Combobox(props: ComboboxProps) {
  const { name, label, hint, options, meaning, autoComplete, isListed = false, isFree = false } = props;
  const [{ value, onBlur }, , { setValue, setTouched }] = useField<string>(name);
  const { aria, error } = useFieldAria(name, hint);
  const [typed, setTyped] = useState('');
  const items = matchOptions(options, typed, meaning);

  const only = isListed && typed !== '' && items.length === 1 ? items[0] : undefined;

  const choose = (text: string) => {
    setTyped('');
    void setValue(text);
  };
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<string>({
    items,
    inputId: aria.id,
    inputValue: value,
    selectedItem: null,
    stateReducer: keepPointerOut,
    onSelectedItemChange: ({ selectedItem }) => choose(selectedItem ?? ''),
  });

  const change = ({ target: { value: text } }: ChangeEvent<HTMLInputElement>) => {
    setTyped(text);
    void setValue(sameOption(options, text) ?? text);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const text = foldWhiteSpace(value);
    const option = sameOption(options, text) ?? meaning?.(text) ?? only;
    if (option === undefined || option === value) return onBlur(event);
    // The field would be judged by what stood there before.
    void setTouched(true, false);
    choose(option);
  };
  const isShown = isOpen && items.length > 0;
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || highlightedIndex >= 0 || only === undefined) return;
    // The form is not sent by the press that chooses.
    event.preventDefault();
    choose(only);
  };
  const input = getInputProps({ onChange: change, onBlur: leave, onKeyDown: enter });
  return (
    <FieldFrame id={aria.id} label={label} hint={hint} error={error}>
      <div className={fieldStyles.row}>
        <input
          {...input}
          {...aria}
          name={name}
          autoComplete={autoComplete}
          spellCheck={false}
          className={fieldStyles.input}
          aria-expanded={isShown}
          aria-labelledby={undefined}
        />
        <ul {...getMenuProps({ 'aria-label': t`Suggestions` })} className={styles.menu} hidden={!isShown}>
          {isShown &&
            items.map((item, index) => (
              <li key={item} {...getItemProps({ item, index })} data-on={index === highlightedIndex}>
                {item}
              </li>
            ))}
        </ul>
      </div>
      <p role="status" className={styles.none}>
        {isOpen && !isShown && !isFree ? t`Nothing in the list matches` : ''}
      </p>
    </FieldFrame>
  );
}
