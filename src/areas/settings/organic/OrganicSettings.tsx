import { t } from '@domain/words';
import { EntryDialogs } from '@entries/components/EntryDialogs';
import type { AddressedDialog } from '@shared/lib/useDialogInAddress';
import { DryMatterDemand } from './DryMatterDemand';
import { GrazingSeasons } from './GrazingSeasons';

/** What the organic grazing report asks of the ranch: its grazing seasons, and what its animals need. */
export default function OrganicSettings({ dialog }: { dialog: AddressedDialog }) {
  return (
    <>
      <GrazingSeasons open={dialog.open} />
      <DryMatterDemand open={dialog.open} />
      <EntryDialogs dialog={dialog} subject={{ name: t`Ranch` }} />
    </>
  );
}
