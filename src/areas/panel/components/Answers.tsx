import type { PartnerAnswers } from '@contract/partners/partnerLinks';
import { WAYS_OF_CONTACT } from '@contract/partners/partnerChoices';
import { Facts } from '@shared/components/Facts';
import { capitalized } from '@shared/lib/wording';

/** What a partner has said of their ranch when they joined. */
export function Answers({ of: answers }: { of: PartnerAnswers }) {
  const { name, state, zip, ranch_type, members_count, title, preferred_communication } = answers;
  const ways = WAYS_OF_CONTACT.filter((way) => preferred_communication[way]);
  return (
    <Facts>
      <dt>Ranch</dt>
      <dd>{name}</dd>
      <dt>State and zip code</dt>
      <dd>
        {state}, {zip}
      </dd>
      <dt>Ranch type</dt>
      <dd>{ranch_type === 'cow' ? 'Cow-calf' : capitalized(ranch_type)}</dd>
      <dt>Number of members</dt>
      <dd>{members_count}</dd>
      <dt>Title</dt>
      <dd>{title}</dd>
      <dt>Preferred communication</dt>
      <dd>{ways.length === 0 ? 'None named' : capitalized(ways.join(', '))}</dd>
    </Facts>
  );
}
