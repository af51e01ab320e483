import { Badge } from '@shared/components/Badge';
import { Bars } from '@shared/components/Bars';
import { Brand } from '@shared/components/Brand';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { CopyField } from '@shared/components/CopyField';
import { Email } from '@shared/components/Email';
import { Facts } from '@shared/components/Facts';
import { ListState } from '@shared/components/ListState';
import { LongTable } from '@shared/components/LongTable';
import { Menu } from '@shared/components/Menu';
import { ProgressBar } from '@shared/components/ProgressBar';
import { Row, Rows } from '@shared/components/Rows';
import { Skeleton } from '@shared/components/Skeleton';
import { Spinner } from '@shared/components/Spinner';
import { Cell, HeadCell, Table, TableRow } from '@shared/components/Table';
import { TabLinks } from '@shared/components/TabLinks';
import { Section, State } from './Section';
import styles from './gallery.module.css';
import { LONG, LONG_WORD, nothing } from './galleryWords';

const ITEMS = ['Settings', 'Copy support report', 'Sign out'].map((label) => ({ label, onChoose: nothing }));
const RANCHES = ['Rio Seco', 'Dry Creek', LONG].map((label, at) => ({ label, isChosen: at === 0, onChoose: nothing }));
const TABS = ['/gallery', '/gallery/2', '/gallery/3'].map((to, at) => ({
  to,
  label: ['Account', 'Ranch', 'Team'][at] ?? '',
}));
const TAGS = Array.from({ length: 40 }, (_, index) => `R${index}`);
const failure = { code: 'offline', message: 'Something went wrong. Please try again.' };

function Ways() {
  return (
    <Section title="Brand, menu, tabs">
      <State name="Brand">
        <Brand to="/gallery" />
      </State>
      <State name="Menu: open it by a press, Enter or the arrows">
        <Menu label="Account" trigger="MC" items={ITEMS} />
      </State>
      <State name="Menu with one chosen">
        <Menu label="Ranch: Rio Seco" trigger="Rio Seco" look="pill" items={RANCHES} />
      </State>
      <State name="Menu with the focus" isFocused>
        <Menu label="Ranch: long" trigger={LONG} look="pill" items={RANCHES} />
      </State>
      <State name="Tabs">
        <TabLinks label="Rooms" links={TABS} />
      </State>
    </Section>
  );
}

function Waiting() {
  return (
    <Section title="Waiting">
      <State name="Spinner">
        <Spinner />
      </State>
      <State name="Progress bar, at the top of every page">
        <div className={styles.frame}>
          <p>A page</p>
          <ProgressBar isActive />
        </div>
      </State>
      <State name="Bars">
        <Bars count={1} hasBlock />
      </State>
      <State name="A list that is on its way">
        <ListState failure={undefined} isBusy hasList={false} onRetry={nothing} />
      </State>
      <State name="A list that did not come">
        <ListState failure={failure} isBusy={false} hasList={false} onRetry={nothing} />
      </State>
      <State name="The same, asked for again">
        <ListState failure={failure} isBusy hasList={false} onRetry={nothing} />
      </State>
      <State name="A page that is not known yet" isWide>
        <div className={styles.frame}>
          <Skeleton />
        </div>
      </State>
    </Section>
  );
}

export function Lists() {
  return (
    <>
      <Ways />
      <Section title="Table, rows, facts">
        <State name="Table: cards where there is no room for columns" isWide>
          <Table label="Users" head={['Name', 'Email', 'Ranches', 'Joined']}>
            {['maria@example.com', LONG_WORD].map((email) => (
              <TableRow key={email}>
                <HeadCell>
                  Maria Castillo <Badge>Admin</Badge>
                </HeadCell>
                <Cell name="Email">
                  <Email>{email}</Email>
                </Cell>
                <Cell name="Ranches">Rio Seco, Dry Creek</Cell>
                <Cell name="Joined">May 4, 2026</Cell>
              </TableRow>
            ))}
          </Table>
        </State>
        <State name="Table of thousands of rows, of which those in view are there" isWide>
          <LongTable label="Animals" head={['Tag', 'Herd']} rows={TAGS} keyOf={(tag) => tag} rowPx={61}>
            {(tag) => (
              <>
                <HeadCell>{tag}</HeadCell>
                <Cell name="Herd">Rio Seco</Cell>
              </>
            )}
          </LongTable>
        </State>
        <State name="Rows" isWide>
          <Card>
            <Rows>
              {['Ana Lopez', LONG_WORD].map((name) => (
                <Row key={name} title={<b>{name}</b>} actions={<Button look="quiet">Remove</Button>}>
                  <p>Manager since May 4, 2026</p>
                </Row>
              ))}
            </Rows>
          </Card>
        </State>
        <State name="Text to copy">
          <CopyField label="Address" value={`https://grazewell.example/${LONG_WORD}`} note="It is not shown again." />
        </State>
        <State name="Facts">
          <Facts>
            <dt>Season</dt>
            <dd>2026</dd>
            <dt>Your role</dt>
            <dd>Owner</dd>
          </Facts>
        </State>
      </Section>
      <Waiting />
    </>
  );
}
