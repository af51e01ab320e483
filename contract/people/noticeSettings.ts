import { array, boolean, number, object, string } from '../text/yup';

const hour = () => number().defined();

/** The answer of the calls of notices, as a page takes it. */
export const noticeSettingsSchema = object({
  choices: object({
    moves: boolean().defined(),
    tasks: boolean().defined(),
    imports: boolean().defined(),
    quiet: object({ from: hour(), until: hour() }).defined().nullable(),
  }).defined(),
  devices: array(
    object({
      uuid: string().required(),
      device: string().required(),
      since: string().required(),
      is_here: boolean().defined(),
      is_paused: boolean().defined(),
    }).defined(),
  ).defined(),
});
