import { Lead, Page } from '@shared/components/Page';
import { PageTitle } from '@shared/components/PageTitle';
import { Buttons } from './Buttons';
import { Choices } from './Choices';
import { Fields } from './Fields';
import { Grazing } from './Grazing';
import { Lists } from './Lists';
import { Messages } from './Messages';

/** Every component in every state, for those who build the product. It is in no production bundle. */
export default function GalleryPage() {
  return (
    <Page width="wide">
      <PageTitle title="Gallery" />
      <h1>Gallery</h1>
      <Lead>Every component in every state, in light or dark as your system says.</Lead>
      <Buttons />
      <Fields />
      <Choices />
      <Messages />
      <Lists />
      <Grazing />
    </Page>
  );
}
