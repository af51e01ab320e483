export { makePartnerLink, openPartnerLink, revokePartnerLink } from './partnerLinks';
export { deleteLinksUntil, findPartnerLinks, type ListedLinkRow } from './partnersTable';
export { partnerCalls } from './partnerCalls';
