import { object, string } from '@contract/text/yup';
import { readShapeText } from '@domain/formats/shapeText';

/** The rules of a form of typed coordinates: they are a good shape. */
export const coordinatesRules = () =>
  object({
    coordinates: string()
      .defined()
      .test('shape', (text, { createError }) => {
        const read = readShapeText(text);
        return 'problem' in read ? createError({ message: read.problem }) : true;
      }),
  });
