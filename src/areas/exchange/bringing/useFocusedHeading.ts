import { useEffect, useRef } from 'react';

/** For the heading of what takes the place of something else: the focus goes there once it has come. */
export function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
