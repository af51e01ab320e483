import { Marks } from '@entries/components/Marks';
import { Rain } from '@entries/components/Rain';
import { WrittenDown } from '@entries/components/WrittenDown';
import type { AddressedDialog } from '@shared/lib/useDialogInAddress';

/** What is written down of the ranch as a whole: rain, marks and notes. */
export function RanchEntries({ name, open }: { name: string; open: AddressedDialog['open'] }) {
  return (
    <>
      <Rain open={open} />
      <Marks
        title="Marks of the ranch"
        subject={{ name }}
        nothing="No calving, breeding or other days of the whole ranch are marked yet."
        open={open}
      />
      <WrittenDown
        title="Notes of the ranch"
        subject={{ name }}
        kinds={['note']}
        nothing="No note on the ranch as a whole is written down yet."
        open={open}
      />
    </>
  );
}
