import { useSelector } from 'react-redux';
import { recordPaths } from '@contract/grazing/recordPaths';
import { selectAppSettings } from '@features/ui';

/** The address of a file of a ranch: "paddocks.csv", "organic.csv?year=2026". */
export function useExportHref(ranchUuid: string): (name: string) => string {
  const base = (useSelector(selectAppSettings)?.API_V1 ?? '').replace(/\/+$/, '');
  return (name) => `${base}${recordPaths.exported(ranchUuid, name)}`;
}
