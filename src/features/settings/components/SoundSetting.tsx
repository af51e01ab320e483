import { useDispatch, useSelector } from 'react-redux';
import { selectHasSound, soundSwitched } from '@features/ui';
import { playNotice } from '@features/ui/playNotice';
import { LiveCheckbox } from '@shared/forms/LiveCheckbox';

/** Whether messages are heard in this browser. Turning it on lets the person hear how that is. */
export function SoundSetting() {
  const dispatch = useDispatch();
  const hasSound = useSelector(selectHasSound);
  const change = (isOn: boolean) => {
    dispatch(soundSwitched(isOn));
    if (isOn) playNotice();
  };
  return <LiveCheckbox label="Play a short sound with messages" checked={hasSound} onChange={change} />;
}
