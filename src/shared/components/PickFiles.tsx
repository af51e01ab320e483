import { useRef } from 'react';
import { Button } from './Button';

interface PickFilesProps {
  /** What is chosen: "Add photos". */
  label: string;
  /** Which kinds of files, as browsers take them: "image/*". */
  accept: string;
  /** Whether several are chosen at once. */
  isMultiple?: boolean;
  /** Whether a phone opens its camera for it. */
  isCamera?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** A button that lets a person choose files, where a field to drop them on would be too much. */
export function PickFiles({ label, accept, isMultiple = false, isCamera = false, onFiles }: PickFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look="quiet" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={isMultiple}
        capture={isCamera ? 'environment' : undefined}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          if (files.length > 0) onFiles(files);
          // The same file can be chosen once more.
          target.value = '';
        }}
      />
    </>
  );
}
