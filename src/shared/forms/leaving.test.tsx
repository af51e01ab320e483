import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { leaveButton, leaveQuestion, stayButton } from '@testing/finders';
import { failed, idle, pending, succeeded, type RequestState } from '@shared/requestState';
import { watchWayBack } from '@shared/lib/wayBack';
import { AskBeforeLeaving } from './leaving';
import { Field } from './Field';
import { Form } from './Form';

const rules = { preload: () => undefined, validate: async () => ({}) };
const refused = failed({ code: 'busy', message: 'We are busy.' });

function Page() {
  const [request, setRequest] = useState<RequestState>(idle);
  return (
    <>
      <Form
        title="Herd"
        initialValues={{ name: '' }}
        rules={rules}
        request={request}
        onSubmit={() => setRequest(pending)}
      >
        <AskBeforeLeaving request={request} />
        <Field name="name" label="Name" />
      </Form>
      <button onClick={() => setRequest(succeeded)}>Answer</button>
      <button onClick={() => setRequest(refused)}>Refuse</button>
      <Link to="/away">Away</Link>
      <Link to="/form">Here</Link>
      <a href="https://elsewhere.example/">Elsewhere</a>
      <a href="/file" download>
        File
      </a>
      <a href="/new" target="_blank" rel="noreferrer">
        New tab
      </a>
    </>
  );
}

/** The form after a page before it, so that there is a way back. */
async function open() {
  window.history.replaceState(null, '', '/before');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/before" element={<Link to="/form">To the form</Link>} />
        <Route path="/form" element={<Page />} />
        <Route path="/away" element={<p>Gone away</p>} />
      </Routes>
    </BrowserRouter>,
  );
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByText('To the form'));
  return { user, type: (text: string) => user.type(screen.getByLabelText('Name'), text) };
}

function isCloseHeldBack(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

const pressBack = () => act(async () => window.history.back());

beforeAll(watchWayBack);

describe('leaving a form', () => {
  it('asks nothing while nothing was changed', async () => {
    const { user } = await open();
    expect(isCloseHeldBack()).toBe(false);
    await user.click(screen.getByText('Away'));
    expect(screen.getByText('Gone away')).toBeVisible();
    expect(leaveQuestion()).toBeNull();
  });

  it('stays, with what was typed, when the person says no', async () => {
    const { user, type } = await open();
    await type('Angus');
    expect(isCloseHeldBack()).toBe(true);
    await user.click(screen.getByText('Away'));
    expect(leaveQuestion()).toHaveTextContent('You have changes that are not saved. Leave anyway?');
    await user.click(stayButton());
    expect(leaveQuestion()).toBeNull();
    expect(screen.getByText('Away')).toHaveFocus();
    expect(screen.getByLabelText('Name')).toHaveValue('Angus');
    expect(location.pathname).toBe('/form');
  });

  it('leaves when the person says yes, and asks no more', async () => {
    const { user, type } = await open();
    await type('Angus');
    await user.click(screen.getByText('Away'));
    await user.click(leaveButton());
    expect(screen.getByText('Gone away')).toBeVisible();
    expect(isCloseHeldBack()).toBe(false);
  });

  it('A5: stays by Escape, and asks again the next time', async () => {
    const { user, type } = await open();
    await type('Angus');
    await user.click(screen.getByText('Away'));
    expect(stayButton()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(leaveQuestion()).toBeNull();
    await user.click(screen.getByText('Away'));
    expect(leaveQuestion()).toBeVisible();
  });

  it('asks nothing once the change is taken back', async () => {
    const { user, type } = await open();
    await type('A');
    await user.clear(screen.getByLabelText('Name'));
    expect(isCloseHeldBack()).toBe(false);
  });

  it.each(['Here', 'Elsewhere', 'File', 'New tab'])('asks nothing by itself for the link %s', async (link) => {
    const { user, type } = await open();
    await type('Angus');
    // What jsdom cannot do, the browser would.
    screen.getByText(link).addEventListener('click', (event) => event.preventDefault());
    await user.click(screen.getByText(link));
    expect(leaveQuestion()).toBeNull();
  });
});

describe('the way back of the browser', () => {
  it('stays when the person says no, and can still be taken afterwards', async () => {
    const { user, type } = await open();
    await type('Angus');
    await pressBack();
    await waitFor(() => expect(leaveQuestion()).toBeVisible());
    await waitFor(() => expect(location.pathname).toBe('/form'));
    await user.click(stayButton());
    expect(screen.getByLabelText('Name')).toHaveValue('Angus');
    await pressBack();
    await waitFor(() => expect(leaveQuestion()).toBeVisible());
    await user.click(leaveButton());
    expect(await screen.findByText('To the form')).toBeVisible();
  });

  it('asks nothing while nothing was changed', async () => {
    await open();
    await pressBack();
    expect(await screen.findByText('To the form')).toBeVisible();
    expect(leaveQuestion()).toBeNull();
  });
});

describe('saving', () => {
  it('is what ends the asking, and the next change begins it again', async () => {
    const { user, type } = await open();
    await type('Angus{Enter}');
    expect(isCloseHeldBack()).toBe(true);
    await user.click(screen.getByText('Answer'));
    expect(isCloseHeldBack()).toBe(false);
    await type('!');
    expect(isCloseHeldBack()).toBe(true);
  });

  it('does not end it when it fails', async () => {
    const { user, type } = await open();
    await type('Angus{Enter}');
    await user.click(screen.getByText('Refuse'));
    expect(isCloseHeldBack()).toBe(true);
  });

  it('does not end it for what was typed after it began', async () => {
    const { user, type } = await open();
    await type('Angus{Enter}');
    await type('!');
    await user.click(screen.getByText('Answer'));
    expect(isCloseHeldBack()).toBe(true);
  });
});
