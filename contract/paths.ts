/** Paths below `{API_V1}` or `{API_V3}`, as API.md names them. */
export const paths = {
  v1: {
    register: '/auth/register',
    login: '/auth/login',
    logout: '/auth/logout',
    me: '/user/me',
    ranches: '/ranch',
    ranch: (ranchUuid: string) => `/ranch/${ranchUuid}`,
    payment: (ranchUuid: string) => `/ranch/${ranchUuid}/payment`,
    health: '/health',
    ready: '/ready',
  },
  v3: {
    me: '/user/me',
    team: (ranchUuid: string) => `/ranch/${ranchUuid}/user`,
  },
} as const;
