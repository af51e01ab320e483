import { everyNode, type WordNode } from './parsed';

/** A term of the field: its English, and what Spanish says for it. */
interface Term {
  english: RegExp;
  spanish: RegExp;
}

/** The glossary of Spanish: words of ranch people in northern Mexico and the Southwest. */
const GLOSSARY: readonly Term[] = [
  { english: /\branch(?:es)?\b/i, spanish: /\branchos?\b/i },
  { english: /\bpaddocks?\b/i, spanish: /\bpotreros?\b/i },
  { english: /\bsubdivisions?\b/i, spanish: /\bdivisi(?:ón|ones)\b/i },
  { english: /\bherds?\b/i, spanish: /\bhatos?\b/i },
  { english: /# head\b/i, spanish: /\bcabezas?\b/i },
  { english: /\bcows?\b/i, spanish: /\bvacas?\b|\bvientres?\b/i },
  { english: /\bheifers?\b/i, spanish: /\bvaquillas?\b|\bnovillonas?\b/i },
  { english: /\bsteers?\b/i, spanish: /\bnovillos?\b/i },
  { english: /\bbulls?\b/i, spanish: /\btoros?\b|\bsementales?\b/i },
  { english: /\bcalves\b|\bcalf\b/i, spanish: /\bbecerr[oa]s?\b|\bcrías?\b/i },
  { english: /\bbred\b/i, spanish: /\bcargadas?\b/i },
  { english: /\bweaned\b/i, spanish: /\bdestetad[oa]s?\b/i },
  { english: /\baverage weight\b/i, spanish: /\bpesos? promedio\b/i },
  { english: /\bbought\b/i, spanish: /\bcomprad[oa]s?\b/i },
  { english: /\bsold\b/i, spanish: /\bvendid[oa]s?\b/i },
  { english: /\bstrayed\b/i, spanish: /\bextraviad[oa]s?\b/i },
  { english: /\bfeedlots?\b/i, spanish: /\bcorral(?:es)? de engorda\b/i },
  { english: /\bgraz(?:ing|ed)\b/i, spanish: /\bpastore[oa]/i },
  { english: /\brest days?\b|\bdays? of rest\b/i, spanish: /\bdescanso\b/i },
  { english: /\brest targets?\b/i, spanish: /\bmetas? de descanso\b/i },
  { english: /\bretired?\b/i, spanish: /\bfuera de uso\b/i },
  { english: /\bplanned days?\b/i, spanish: /\bdías planeados\b|\bdías que se planean\b/i },
  { english: /\bseasons?\b/i, spanish: /\btemporadas?\b/i },
  { english: /\bdormant\b/i, spanish: /\bsecas\b/i },
  { english: /\bstocking rate\b/i, spanish: /\bcarga animal\b/i },
  { english: /\bstocking density\b/i, spanish: /\bdensidad de carga\b/i },
  { english: /\banimal units?\b/i, spanish: /\bunidad(?:es)? animal\b/i },
  { english: /\banimal days?\b/i, spanish: /\bdías? animal\b/i },
  { english: /\bforage\b/i, spanish: /\bforrajer?[oa]?|\baforos?\b/i },
  { english: /\bresidual\b/i, spanish: /\bremanente\b/i },
  { english: /\butilization\b/i, spanish: /\butilización\b|\baprovechamiento\b/i },
  { english: /\bdry matter\b/i, spanish: /\bmateria seca\b/i },
  { english: /\bhay\b/i, spanish: /\bheno\b/i },
  { english: /\bsilage\b/i, spanish: /\bensilaje\b/i },
  { english: /\btroughs?\b/i, spanish: /\bbebederos?\b|\bpilas?\b/i },
  { english: /\bwindmills?\b/i, spanish: /\bpapalotes?\b/i },
  { english: /\bfences?\b/i, spanish: /\bcercos?\b|\bcercas?\b/i },
  { english: /\bgates?\b/i, spanish: /\bpuertas?\b|\bfalsetes?\b/i },
  { english: /\bhazards?\b/i, spanish: /\bpeligros?\b/i },
  { english: /\bburned\b/i, spanish: /\bquemad[oa]s?\b|\bse quemó\b/i },
  { english: /\bhayed\b/i, spanish: /\bhenificad[oa]s?\b|\bse henificó\b/i },
  { english: /\brain(?:fall)?s?\b/i, spanish: /\blluvias?\b/i },
  { english: /\bdrought\b/i, spanish: /\bsequía\b/i },
  { english: /\bacres\b/i, spanish: /\bacres\b/i },
  { english: /\btasks?\b/i, spanish: /\btareas?\b/i },
  { english: /\bnotes?\b/i, spanish: /\bnotas?\b/i },
  { english: /\bcrew\b/i, spanish: /\bcuadrilla\b/i },
  { english: /\bmembers?\b/i, spanish: /\bmiembros?\b/i },
  { english: /\bowners?\b/i, spanish: /\bdueñ[oa]s?\b|\bpropietari[oa]s?\b/i },
  { english: /\bmanagers?\b/i, spanish: /\bencargad[oa]s?\b/i },
  { english: /\bmaps?\b/i, spanish: /\bmapas?\b/i },
  { english: /\blayers?\b/i, spanish: /\bcapas?\b/i },
  { english: /\bimport(?:s|ed)?\b/i, spanish: /\bimporta/i },
  { english: /\bdownload(?:s|ed)?\b/i, spanish: /\bdescarg/i },
  { english: /\bkeys?\b/i, spanish: /\bclaves?\b|\bteclas?\b/i },
  { english: /\brevoked?\b/i, spanish: /\brevo(?:c|qu)/i },
  // As docs.github.com/es says them, under "Validación de entregas de webhook".
  { english: /\bwebhooks?\b/i, spanish: /\bwebhooks?\b/i },
  { english: /\bsecrets?\b/i, spanish: /\bsecretos?\b/i },
  { english: /\bdelivered\b/i, spanish: /\bentregad[oa]s?\b/i },
  { english: /\blog in\b/i, spanish: /\binici(?:ar|e|a) sesión\b|\biniciando sesión\b/i },
  { english: /\bsign out\b/i, spanish: /\bcerrar (?:la )?sesión\b|\bcierr[ea] (?:la )?sesión\b/i },
  { english: /\bredo\b/i, spanish: /\brehacer\b/i },
  { english: /\bundo\b/i, spanish: /\bdeshacer\b/i },
  { english: /\bhistory\b/i, spanish: /\bhistorial\b/i },
  { english: /\bphotos?\b(?!\.zip)/i, spanish: /\bfotos?\b|\bfotográficos?\b|\bim[aá]gen(?:es)?\b/i },
  { english: /\bpictures?\b/i, spanish: /\bim[aá]gen(?:es)?\b|\bfotos?\b/i },
  { english: /\bnotices?\b/i, spanish: /\bavisos?\b|\bavisa\b/i },
];

/** What is never said, whatever the English, by the glossary and of what a record may claim. */
const NEVER: readonly RegExp[] = [
  /\bpaddocks?\b/,
  /\bgranjas?\b/,
  /\bmanadas?\b/,
  /\brebaños?\b/,
  /\btripulación\b/,
  /\bjubilad[oa]s?\b/,
  /\bloguear/,
  /\bfeedlots?\b/,
  /\bapacentamiento\b/,
  /\btiras?\b/,
  /\bestadías?\b/,
  /\bplanificad[oa]s?\b/,
  /\bmudanzas?\b/,
  /\bmudar\b/,
  /\bpastando\b/,
  /\bespectador(?:es)?\b/,
  /\bterneros?\b/,
  /\bcésped\b/,
  /\bvallas?\b/,
  /\brécords?\b/,
  /\binviolable/,
  /a prueba de manipulación/,
  /\bgarantizad[oa]/,
  /\bverificad[oa]s?\b/,
  // A server's certificate claims nothing of the record.
  /\bcertificad[oa]s?\b(?! no es de confianza)/,
  /!/,
  // A second person other than usted.
  /\b(?:tu|tus|tú|puedes|tienes|quieres|haz|escribe tu)\b/,
];

/** Sentences whose Spanish says the same without the term, each for a reason. */
const OTHERWISE: readonly RegExp[] = [
  // What has no acres yet has no size: a reader may have hectares.
  /^Becomes the shape of |^Each pasture is imported|^no acres |no acres for #/,
  // The short of a unit.
  /^animal days\/(?:acre|ha)$/,
  // Forage that is left is left after grazing; hayed is cut for hay.
  /left after grazing$|^Cut for hay$/,
  // Said by another form of the same verb, or by the noun.
  /^Not all of it is imported$|^Imported |^Move the map to your land|^Back to log in$|^They were waiting for you/,
  // A button that answers a question in which the role was named.
  /^Yes, make owner$/,
  // File names of the table's own.
  /^In Excel: /,
];

/** The words of a sentence, without its values. */
const wordsIn = (nodes: readonly WordNode[]) =>
  [...everyNode(nodes)].map((node) => ('value' in node ? node.value : node.type === 'number' ? '#' : ' ')).join('');

/** Which terms a Spanish sentence says otherwise than the glossary, and what it says that is never said. */
export function glossaryFaults(english: readonly WordNode[], spanish: readonly WordNode[]): string[] {
  const [asked, said] = [wordsIn(english), wordsIn(spanish)];
  const isExcepted = OTHERWISE.some((sentence) => sentence.test(asked));
  const terms = isExcepted ? [] : GLOSSARY.filter((term) => term.english.test(asked) && !term.spanish.test(said));
  return [
    ...terms.map((term) => `lacks ${String(term.spanish)}`),
    ...NEVER.filter((word) => word.test(said.toLowerCase())).map((word) => `says ${String(word)}`),
  ];
}
