import { mixed } from '../text/yup';

/** A part of an answer that is told as a component of its own. */
export const ref = (name: string) =>
  mixed()
    .defined()
    .meta({ json: { $ref: `#/components/schemas/${name}` } });
