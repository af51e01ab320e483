import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectRanch } from '@features/user';
import { useExportHref } from '@features/user/useExportHref';

interface ExportLinkProps {
  /** Without its ending: "year". */
  file: string;
  /** Where the file is of a year. */
  year?: number;
  children: ReactNode;
}

/** The way to a file with what a page shows. */
export function ExportLink({ file, year, children }: ExportLinkProps) {
  const hrefOf = useExportHref(useSelector(selectRanch)?.ranch_uuid ?? '');
  return year === undefined ? (
    <a href={hrefOf(`${file}.csv`)} download={`${file}.csv`}>
      {children}
    </a>
  ) : (
    <a href={`${hrefOf(`${file}.csv`)}?year=${year}`} download={`${file}-${year}.csv`}>
      {children}
    </a>
  );
}
