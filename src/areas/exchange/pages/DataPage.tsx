import { useSelector } from 'react-redux';
import { selectRanchUuid } from '@features/user';
import { SettingsFrame } from '@features/user/components/SettingsFrame';
import { useRanchView } from '@records/useRanchView';
import { Lead } from '@shared/components/Page';
import { PageTitle } from '@shared/components/PageTitle';
import { BringIn } from '../components/BringIn';
import { PastImports } from '../components/PastImports';
import { BringPastureMap } from '../pastureMap/BringPastureMap';
import { usePastureMap } from '../pastureMap/usePastureMap';
import { useImport } from '../useImport';

function Data() {
  const { mayAddPaddocks } = useRanchView();
  const bringing = useImport();
  const history = usePastureMap();
  const isChoosing = bringing.stage.name === 'choosing' && history.stage.name === 'choosing';
  const isLooking = bringing.stage.name === 'looking' || history.stage.name === 'looking';
  return (
    <SettingsFrame title="Bring your ranch in" isWide={isLooking}>
      <PageTitle title="Data" />
      <Lead>
        {mayAddPaddocks
          ? 'Paddocks, fences and waters from files of other programs, and your history from PastureMap.'
          : 'Owners and managers of the ranch bring its paddocks in from files of other programs.'}
      </Lead>
      {mayAddPaddocks && (isChoosing || bringing.stage.name !== 'choosing') && <BringIn {...bringing} />}
      {mayAddPaddocks && (isChoosing || history.stage.name !== 'choosing') && <BringPastureMap {...history} />}
      {isChoosing && <PastImports />}
    </SettingsFrame>
  );
}

/** What a ranch has in files of other programs comes in here. A file belongs to the ranch that it was chosen for. */
export default function DataPage() {
  return <Data key={useSelector(selectRanchUuid)} />;
}
