import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { Banner } from '@shared/components/Banner';
import { ButtonLink } from '@shared/components/ButtonLink';
import { appPaths } from '@shared/paths';
import { Trans } from '@shared/words';
import { selectUnfinished } from '../selectUnfinished';
import { useRanchView } from '../useRanchView';

/** Says over what is shown that it isn't all of what was imported, and leads to where that is continued or undone. */
export function UnfinishedImports() {
  const imports = useSelector(selectUnfinished);
  const { mayAddPaddocks } = useRanchView();
  return (
    <div role="status">
      {imports.map(({ uuid, fileName, saved, of, isOnTheWay }) => (
        <Banner
          key={uuid}
          look="warn"
          action={
            mayAddPaddocks &&
            !isOnTheWay && (
              <ButtonLink to={appPaths.settingsData} look="quiet">
                {t`Continue or undo`}
              </ButtonLink>
            )
          }
        >
          <p>
            {isOnTheWay ? (
              <Trans>
                Saving what you import from {fileName}: {saved} of {of} parts are saved. Keep Grazewell open until all
                of it is.
              </Trans>
            ) : (
              <Trans>
                The import from {fileName} isn’t finished: {saved} of {of} parts are saved. Figures are those of the
                part that is here.
              </Trans>
            )}
          </p>
        </Banner>
      ))}
    </div>
  );
}
