import { screen, waitFor } from '@testing-library/react';
import { button, CONTRACTED, openPartnerJoin, radio, state } from '@testing/partnerPage';

const options = () => screen.queryAllByRole('option').filter((option) => option.closest('ul') !== null);
const optionNames = () => options().map(({ textContent }) => textContent);

describe('the state', () => {
  it('is one of fifty, filtered by what is typed', async () => {
    const { user } = await openPartnerJoin();
    await user.click(state());
    expect(options()).toHaveLength(50);
    await user.keyboard('NEW');
    expect(optionNames()).toEqual(['New Hampshire', 'New Jersey', 'New Mexico', 'New York']);
    await user.keyboard(' m');
    expect(optionNames()).toEqual(['New Mexico']);
  });

  it('offers first what begins with the text', async () => {
    const { user } = await openPartnerJoin();
    await user.type(state(), 'kansas');
    expect(optionNames()).toEqual(['Kansas', 'Arkansas']);
  });

  it('A5: is picked by arrow keys and Enter, which sends nothing', async () => {
    const { user, server } = await openPartnerJoin();
    await user.type(state(), 'new{ArrowDown}{ArrowDown}{Enter}');
    expect(state()).toHaveValue('New Jersey');
    expect(options()).toEqual([]);
    expect(state()).toHaveAttribute('aria-expanded', 'false');
    expect(server.callsTo(CONTRACTED)).toEqual([]);
    expect(screen.queryByText('Title is required')).toBeNull();
  });

  it('A5: tells which option is marked', async () => {
    const { user } = await openPartnerJoin();
    await user.type(state(), 'new{ArrowDown}');
    const marked = screen.getByRole('option', { name: 'New Hampshire' });
    expect(state()).toHaveAttribute('aria-activedescendant', marked.id);
    expect(marked).toHaveAttribute('aria-selected', 'true');
  });

  it('A5: Escape closes the list and keeps the text', async () => {
    const { user } = await openPartnerJoin();
    await user.type(state(), 'new{Escape}');
    expect(options()).toEqual([]);
    expect(state()).toHaveValue('new');
    await user.keyboard('{Escape}');
    expect(state()).toHaveValue('new');
  });

  it('is picked by a press', async () => {
    const { user } = await openPartnerJoin();
    await user.type(state(), 'wy');
    await user.click(screen.getByRole('option', { name: 'Wyoming' }));
    expect(state()).toHaveValue('Wyoming');
    expect(state()).toHaveFocus();
  });

  it('is not picked by a pointer that merely lies over the list', async () => {
    const { user } = await openPartnerJoin();
    await user.type(state(), 'new');
    await user.hover(screen.getByRole('option', { name: 'New York' }));
    await user.tab();
    expect(state()).toHaveValue('new');
  });

  it.each(['texas', 'TEXAS', ' Texas '])('counts when %j is typed out', async (text) => {
    const { user } = await openPartnerJoin();
    await user.click(state());
    await user.paste(text);
    await user.tab();
    await waitFor(() => expect(state()).toHaveValue('Texas'));
    await user.click(button());
    await waitFor(() => expect(radio('Mr')).toHaveFocus());
    expect(state()).toBeValid();
  });

  it('is also known by its postal code, as browsers fill it in', async () => {
    const { user } = await openPartnerJoin();
    await user.type(state(), 'nm');
    expect(optionNames()).toEqual(['New Mexico']);
    expect(state()).toHaveValue('nm');
    await user.tab();
    await waitFor(() => expect(state()).toHaveValue('New Mexico'));
    expect(state()).toBeValid();
  });

  it('lets a name that begins with a postal code be typed on', async () => {
    const { user } = await openPartnerJoin();
    await user.type(state(), 'ne');
    expect(optionNames()[0]).toBe('Nebraska');
    await user.keyboard('w mexico');
    expect(state()).toHaveValue('New Mexico');
  });

  it.each(['Tex', 'Ontario', 'XX'])('that is %j is an error that says to pick one', async (text) => {
    const { user } = await openPartnerJoin();
    await user.type(state(), text);
    await user.tab();
    await waitFor(() => expect(state()).toHaveAccessibleDescription('State is required: pick one of the list'));
    expect(state()).toHaveValue(text);
  });

  it('says when nothing in the list matches', async () => {
    const { user } = await openPartnerJoin();
    await user.type(state(), 'zz');
    expect(screen.getByText('Nothing in the list matches')).toBeVisible();
    expect(state()).toHaveAttribute('aria-expanded', 'false');
  });

  it('F1: needs no inline style, the list open or not', async () => {
    const { user } = await openPartnerJoin();
    await user.type(state(), 'new{ArrowDown}');
    expect(options()).toHaveLength(4);
    expect(document.querySelector('[style]')).toBeNull();
  });

  it('shows the whole list again after one was picked', async () => {
    const { user } = await openPartnerJoin();
    await user.type(state(), 'wy{ArrowDown}{Enter}');
    await user.click(state());
    expect(options()).toHaveLength(50);
  });
});
