import { useOpenRecords } from './useOpenRecords';

/** Opens the ranch on a page that needs none of its records, so that what waits on this device is sent, and asked about. */
export default function SendWaiting() {
  useOpenRecords();
  return null;
}
