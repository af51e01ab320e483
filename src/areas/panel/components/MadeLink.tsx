import { PARTNER_LINK_DAYS } from '@contract/http/limits';
import { CopyField } from '@shared/components/CopyField';

const NOTE = `It works once, and for ${PARTNER_LINK_DAYS} days. Copy it before you leave this page: it is not shown again.`;

/** A link that was just made, to be copied now: nobody can see it again. It takes the focus, so that it is noticed. */
export const MadeLink = ({ url }: { url: string }) => (
  <CopyField label="Partner link" value={url} note={NOTE} isFocused />
);
