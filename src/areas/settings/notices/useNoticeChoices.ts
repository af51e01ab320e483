import { useEffect, useRef, useState } from 'react';
import type { NoticeChoices } from '@contract/people/notices';
import { useChangeNoticesMutation } from './noticesApi';

type Pressed = Partial<NoticeChoices>;

/**
 * The choices as they were pressed last, at once, and `press` to change them. One call is under way at a time: what is pressed
 * meanwhile goes out in the next one. What could not be saved is again as it was, and a toast says why.
 */
export function useNoticeChoices(saved: NoticeChoices) {
  const [change] = useChangeNoticesMutation();
  const [pressed, setPressed] = useState<Pressed>({});
  const waiting = useRef<Pressed>({});
  const isSending = useRef(false);
  const send = async () => {
    isSending.current = true;
    while (Object.keys(waiting.current).length > 0) {
      const sent = waiting.current;
      waiting.current = {};
      const answer = await change(sent);
      if (answer.error !== undefined) setPressed(waiting.current);
    }
    isSending.current = false;
  };
  // What was saved is shown as pressed until it is known to be: the store tells of an answer a moment after it has come.
  useEffect(() => {
    if (!isSending.current) setPressed({});
  }, [saved]);
  const press = (choice: Pressed) => {
    setPressed((before) => ({ ...before, ...choice }));
    waiting.current = { ...waiting.current, ...choice };
    if (!isSending.current) void send();
  };
  return { choices: { ...saved, ...pressed }, press };
}
