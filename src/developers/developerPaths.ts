/** The pages for developers. They are no part of the app: each is HTML of its own, in English, made by `scripts/buildDevelopers.ts`. */
export const developerPaths = {
  guide: '/developers',
  reference: '/developers/reference',
} as const;
