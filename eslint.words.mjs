/** Folders whose sentences are all marked for translation. Each one that is done is added; none is ever taken out. */
const MARKED = [
  'contract',
  'domain',
  'src/app',
  'src/areas/exchange',
  'src/areas/grazing',
  'src/areas/herds',
  'src/areas/map',
  'src/areas/onboarding',
  'src/areas/paddocks',
  'src/areas/settings',
  'src/areas/subscribe',
  'src/areas/todo',
  'src/entries',
  'src/features',
  'src/photos',
  'src/records',
  'src/shared/api',
  'src/shared/components',
  'src/shared/fileWorker',
  'src/shared/figures',
  'src/shared/forms',
  'src/shared/lib',
  'src/shared/time',
  'src/shared/units',
];

/** Names of attributes, fields and functions whose strings no person reads. */
const NOT_READ = {
  ignoreNames: [
    {
      regex: {
        pattern: '^(className|classNames?|id|htmlFor|key|type|role|rel|href|to|look|kind|what|code|status)$',
      },
    },
    { regex: { pattern: '^(data-(?!name$)|aria-(live|current|haspopup|labelledby|describedby|controls))' } },
    'autoComplete',
    'inputMode',
    'displayName',
    'providesTags',
    'invalidatesTags',
    'lang',
    'cookie',
    'Authorization',
    'method',
  ],
  ignoreFunctions: [
    'createAction',
    'createSlice',
    'createAppSlice',
    'Error',
    'TypeError',
    'DOMException',
    'console.*',
    '*.addEventListener',
    '*.querySelector',
    '*.querySelectorAll',
    '*.closest',
    '*.includes',
    'matchMedia',
    '*.headers.get',
    'import',
    'require',
    'performance.measure',
  ],
  // A word that begins small and has no blank is a code; then names of zones, times and a product, paths of an SVG. What
  // has no letter at all is ignored in any case; \p{L} would need the flag u, which these patterns don't get.
  ignore: [
    '^[a-z0-9_.:/#?&=+*-][A-Za-z0-9_.:/#?&=+*-]*$',
    '^([A-Z][a-z]+/[A-Z][A-Za-z_]+|UTC|T?[0-9:.]*Z?|PastureMap|Grazewell|[A-Z])$',
    // Codes of settings and of stored values, and places in an address.
    '^[A-Z0-9]+(_[A-Z0-9]+)+$',
    '^\\{[xyz]\\}$',
    '^(?=.*[0-9])[MLHVCSQTAZmlhvcsqtaz0-9., -]+$',
    // Colors, places and letters as CSS and a canvas take them.
    '^(rgba|translate)\\(',
    '^([0-9]+ )?([0-9]+)?px$',
    '^ui-sans-serif, ',
    // Types of GeoJSON.
    '^((Multi)?(Point|LineString|Polygon)|Feature|FeatureCollection|GeometryCollection)$',
    // Media queries.
    '^\\((max-width|pointer): [0-9a-z.]+\\)$',
    // Selectors.
    '^((form|li|input),|\\[)',
    // The rest of a cookie.
    '^; |; Path=/',
    // What the device keeps its things under, a header, and names of errors.
    '^(grazewell [a-z -]*|Retry-After|[A-Za-z]*Error)$',
  ],
  useTsTypes: true,
};

/** @param lingui the plugin with the rules */
export const wordsAreMarked = (lingui) => ({
  files: MARKED.map((folder) => `${folder}/**/*.{ts,tsx}`),
  // The gallery is for those who build the app, the tools are for support, and names on the sample ranch are what they are.
  // The description of the calls is for those who write programs.
  ignores: [
    'contract/openapi/**',
    '**/*.test.{ts,tsx}',
    '**/testing/**',
    'domain/sample/{sampleHerds,sampleLand}.ts',
    'src/app/gallery/**',
    'src/app/devtools/{devTools,noise,redact}.ts',
  ],
  plugins: { lingui },
  rules: {
    'lingui/no-unlocalized-strings': ['error', NOT_READ],
    'lingui/no-expression-in-message': 'error',
    'lingui/no-single-variables-to-translate': 'error',
    'lingui/no-single-tag-to-translate': 'error',
  },
});
