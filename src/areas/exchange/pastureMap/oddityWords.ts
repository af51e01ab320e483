import type { OddityKind } from '@domain/formats/pastureMap/PastureMapExport';
import { t } from '@domain/words';

/** What is done about what an export has that the record cannot take as it stands, by kind. */
export const ODDITY_WORDS: Readonly<Record<OddityKind, string>> = {
  'move in while already in': t`A herd was moved into a paddock it was already in. The second move-in is skipped.`,
  'move out without move in': t`A move-out of a herd that was not in: it is left out.`,
  'herd changed its name': t`A herd moved out under a different name than it moved in: it is one stay, under the first name.`,
  'no move out': t`A stay without a move-out: it ends when the herd next moves in elsewhere. If it never does, the stay continues if the file was exported in the last 31 days; otherwise we don’t know where the herd was after the export.`,
  'head changed during the stay': t`The head differs between move-in and move-out: both are imported as counts.`,
  'no animals': t`A stay of 0 head: it is imported, grazes nothing and resets no rest.`,
  'no length': t`A stay that ends when it begins: it is imported and takes no forage.`,
  'name used twice': t`A pasture’s name is used twice: the second one gets a number.`,
  'sheet name differs from pasture name': t`The name of a sheet was cut or changed: the pasture has its whole name.`,
  'hay carried over': t`Hay that was carried over from the season before: it is not added a second time.`,
  'hay row without a weight': t`Hay without a weight: it is left out.`,
  'hay of 0 lb': t`Hay of 0 lb: it is left out.`,
  'intake at move-in not known': t`What a herd ate when it moved in is not in the file: we use what it ate when it moved out.`,
  'unreadable row': t`A row that cannot be read: it is left out.`,
};
