/** Paths of the admins' calls below `{API_V1}`. They stand apart, so that no page but the panel's loads them. */
export const adminPaths = {
  users: '/admin/users',
  user: (uuid: string) => `/admin/users/${uuid}`,
  audit: '/admin/audit',
  partnerLinks: '/contract',
  partnerLink: (uuid: string) => `/contract/${uuid}`,
} as const;
