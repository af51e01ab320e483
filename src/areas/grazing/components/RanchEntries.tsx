import { t } from '@domain/words';
import { Marks } from '@entries/components/Marks';
import { Rain } from '@entries/components/Rain';
import { WrittenDown } from '@entries/components/WrittenDown';
import type { OpenEntryDialog } from '@entries/entryKinds';

/** What is recorded of the ranch as a whole. */
export function RanchEntries({ name, open }: { name: string; open: OpenEntryDialog }) {
  return (
    <>
      <Rain open={open} />
      <Marks
        title={t`Ranch calendar marks`}
        subject={{ name }}
        nothing={t`No calving, breeding or other days are marked yet.`}
        open={open}
      />
      <WrittenDown subject={{ name }} open={open} />
    </>
  );
}
