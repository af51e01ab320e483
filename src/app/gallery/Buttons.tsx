import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { ButtonLink } from '@shared/components/ButtonLink';
import { SaveButton } from '@shared/forms/SaveButton';
import { idle, pending, succeeded } from '@shared/requestState';
import { Section, State } from './Section';
import { LONG } from './galleryWords';

const LOOKS = ['primary', 'quiet', 'danger'] as const;

export function Buttons() {
  return (
    <Section title="Button">
      {LOOKS.map((look) => (
        <State key={look} name={`Looks ${look}`}>
          <Button look={look}>Save and continue</Button>
        </State>
      ))}
      {LOOKS.map((look) => (
        <State key={look} name={`Busy, ${look}`}>
          <Button look={look} isBusy>
            Save and continue
          </Button>
        </State>
      ))}
      {LOOKS.map((look) => (
        <State key={look} name={`Disabled, ${look}`}>
          <Button look={look} disabled>
            Save and continue
          </Button>
        </State>
      ))}
      <State name="Has the focus" isFocused>
        <Button>Save and continue</Button>
      </State>
      <State name="Wide">
        <Button isWide>Start Free Trial</Button>
      </State>
      <State name="Long">
        <Button>{LONG}</Button>
      </State>
      <State name="A link that is the way on">
        <ButtonLink to="/gallery">See what is left to do</ButtonLink>
      </State>
      <State name="Several">
        <Actions>
          <Button>Join ranch</Button>
          <Button look="quiet">Sign out</Button>
        </Actions>
      </State>
      <State name="Several, at the end">
        <Actions isEnd>
          <Button look="quiet">Keep</Button>
          <Button look="danger">Yes, remove</Button>
        </Actions>
      </State>
      <State name="Saves a form that stays: idle, busy, done" isWide>
        <Actions>
          <SaveButton request={idle}>Save</SaveButton>
          <SaveButton request={pending}>Save</SaveButton>
          <SaveButton request={succeeded}>Save</SaveButton>
        </Actions>
      </State>
    </Section>
  );
}
