import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { EarTag } from '@shared/components/EarTag';
import { Figure, Figures, Lacking } from '@shared/components/Figures';
import { PageHead } from '@shared/components/PageHead';
import { Pills } from '@shared/components/Pills';
import { RestBar } from '@shared/components/RestBar';
import { SideScroll } from '@shared/components/SideScroll';
import { StateChip } from '@shared/components/StateChip';
import { WhatTermsMean } from '@shared/components/WhatTermsMean';
import { Section, State } from './Section';
import { LONG } from './galleryWords';

const TAGS = [
  ['Heifers', '#f2b705'],
  ['Steers', '#1d4ed8'],
  ['Élan', '#111713'],
  ['Bulls', '#ffffff'],
] as const;

const STATES = [
  ['grazing', 'Grazing'],
  ['ready', 'Ready'],
  ['resting', 'Resting'],
  ['late', 'Move due'],
  ['plain', 'Off pasture'],
] as const;

function Signs() {
  return (
    <Section title="Ear tag, state, rest">
      {TAGS.map(([name, color]) => (
        <State key={name} name={`Ear tag in ${color}`}>
          <EarTag color={color} name={name} /> {name}
        </State>
      ))}
      <State name="Small ear tag">
        <EarTag color="#f2b705" name="Heifers" isSmall /> Heifers
      </State>
      {STATES.map(([look, words]) => (
        <State key={look} name={`State ${look}`}>
          <StateChip look={look}>{words}</StateChip>
        </State>
      ))}
      {[0, 20, 45, 60, 400].map((days) => (
        <State key={days} name={`${days} days of rest; the target is 60`}>
          <RestBar days={days} targetDays={60} />
        </State>
      ))}
    </Section>
  );
}

/** What the pages of herds and paddocks are made of. */
export function Grazing() {
  return (
    <>
      <Signs />
      <Section title="Page head, figures">
        <State name="Page head" isWide>
          <PageHead
            title="North Creek"
            aside={<StateChip look="resting">Resting</StateChip>}
            lead="120 acres, last grazed in July"
            actions={<Button>Move a herd in</Button>}
          />
        </State>
        <State name="Page head with its title alone, long" isWide>
          <PageHead title={LONG} />
        </State>
        <State name="Pills" isWide>
          <Pills
            label="Show"
            options={[
              { value: 'all', label: 'All', count: 1_200 },
              { value: 'ready', label: 'Ready', count: 0 },
              { value: 'long', label: LONG },
            ]}
            chosen="all"
            onChoose={() => undefined}
          />
        </State>
        <State name="Figures" isWide>
          <Card>
            <Figures>
              <Figure name="Rest days" more="Target 60 days">
                45
              </Figure>
              <Figure name="Forage taken" unit="lb" more="In 12.5 days this season">
                14,300
              </Figure>
              <Figure name="Season ADA" more={LONG}>
                <Lacking>Needs the area of {LONG}</Lacking>
              </Figure>
            </Figures>
          </Card>
        </State>
        <State name="What short names mean" isWide>
          <WhatTermsMean terms={['AU', 'AD', 'AUM', 'ADA', 'AD/ha', 'Stay']} />
        </State>
        <State name="Too wide for its place: a shadow at the edge says so" isWide>
          <SideScroll label="Wide table">
            <p style={{ width: '120rem' }}>{LONG.repeat(4)}</p>
          </SideScroll>
        </State>
      </Section>
    </>
  );
}
