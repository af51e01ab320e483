import { OTHER_LANGUAGES } from '@domain/language/languages';
import { addressWithTokens } from '@shared/lib/linkTokens';

/** Plain links to the page in the other languages that were built, each in its own words; pressed, with its token. */
export function OtherLanguages() {
  return OTHER_LANGUAGES.map(([one, name]) => (
    <p key={one}>
      <a
        href={`?lang=${one}`}
        hrefLang={one}
        lang={one}
        onClick={({ currentTarget }) => void (currentTarget.href = addressWithTokens('lang', one))}
      >
        {name}
      </a>
    </p>
  ));
}
