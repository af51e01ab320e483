import { useState } from 'react';
import { Actions } from '@shared/components/Actions';
import { Badge } from '@shared/components/Badge';
import { Banner } from '@shared/components/Banner';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { Confirm } from '@shared/components/Confirm';
import { Dialog } from '@shared/components/Dialog';
import { EmptyState } from '@shared/components/EmptyState';
import { LinkTrouble } from '@shared/components/LinkTrouble';
import { Strip } from '@shared/components/Strip';
import { LeaveQuestion } from '@shared/forms/leaving';
import { Field } from '@shared/forms/Field';
import { FormDialog } from '@shared/forms/FormDialog';
import { FormFailure } from '@shared/forms/FormFailure';
import { lazyRules } from '@shared/forms/rules';
import { Section, State } from './Section';
import styles from './gallery.module.css';
import { LONG, LONG_WORD, nothing } from './galleryWords';

/** The form in the dialog begins without a name, and a name is what it asks for. */
const RULES = lazyRules(async () => {
  const [{ object }, { name }] = await Promise.all([
    import('@contract/text/yup'),
    import('@contract/grazing/recordFields'),
  ]);
  return object({ name: name() });
});

const LOOKS = ['info', 'good', 'warn', 'danger'] as const;

function Dialogs() {
  const [open, setOpen] = useState<'box' | 'full' | 'form' | 'leave'>();
  const close = () => setOpen(undefined);
  return (
    <Section title="Dialog">
      <State name="Press to open">
        <Actions>
          <Button look="quiet" onClick={() => setOpen('box')}>
            A box
          </Button>
          <Button look="quiet" onClick={() => setOpen('full')}>
            Over the whole page
          </Button>
          <Button look="quiet" onClick={() => setOpen('form')}>
            With a form
          </Button>
          <Button look="quiet" onClick={() => setOpen('leave')}>
            Leave without saving
          </Button>
          <Confirm
            label="Remove"
            name="Remove Ana Lopez"
            question="Remove Ana Lopez from Rio Seco?"
            consequence="They lose their place on this ranch at once. You can invite them again."
            confirmLabel="Yes, remove"
            isBusy={false}
            onConfirm={nothing}
          />
        </Actions>
      </State>
      {open === 'form' && (
        <FormDialog title="Add herd" initialValues={{ name: '' }} rules={RULES} onSave={nothing} onClose={close}>
          <Field name="name" label="Name" autoComplete="off" />
        </FormDialog>
      )}
      {open === 'leave' && <LeaveQuestion onStay={close} onLeave={close} />}
      {(open === 'box' || open === 'full') && (
        <Dialog title="The best mobile experience is in the App" isFull={open === 'full'} onClose={close}>
          <p>{LONG}</p>
          <Button onClick={close}>Close</Button>
        </Dialog>
      )}
    </Section>
  );
}

export function Messages() {
  return (
    <>
      <Section title="Banner">
        {LOOKS.map((look) => (
          <State key={look} name={`Looks ${look}`}>
            <Banner look={look}>Your trial ends in three days.</Banner>
          </State>
        ))}
        <State name="With an action" isWide>
          <Banner look="warn" action={<Button look="quiet">Stop masquerading</Button>}>
            <b>admin@example.com</b> acts as <b>{LONG_WORD}</b>
          </Banner>
        </State>
        <State name="Over every page" isWide>
          <Strip label="Deletion of your account">
            <Banner look="warn" action={<Button look="quiet">Keep my account</Button>}>
              We delete this account on December 21, 2026.
            </Banner>
          </Strip>
        </State>
        <State name="What stands by a form that was refused" isWide>
          <FormFailure failure={{ code: 'busy', message: 'Something went wrong. Please try again.' }} />
        </State>
      </Section>
      <Dialogs />
      <Section title="Empty state, card, badge">
        <State name="Empty, with a heading">
          <Card>
            <EmptyState title="You are all set" isHeading>
              Nothing is left to do here. When something comes up, this page says so.
            </EmptyState>
          </Card>
        </State>
        <State name="Empty, in a card with a heading">
          <Card>
            <h2>Open invitations</h2>
            <EmptyState title="Nobody has an invitation waiting">Send one above: it is good for 7 days.</EmptyState>
          </Card>
        </State>
        <State name="A badge beside a name">
          <p>
            <b>Maria Castillo</b> <Badge>Admin</Badge>
          </p>
        </State>
        <State name="A link of no use" isWide>
          <div className={styles.frame}>
            <LinkTrouble title="This invitation link is damaged">
              <p>Open it from the email again, or ask the person who invited you to send the invitation again.</p>
            </LinkTrouble>
          </div>
        </State>
      </Section>
    </>
  );
}
