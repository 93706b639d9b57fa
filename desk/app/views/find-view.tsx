import type { ReactNode } from 'react';
import type { Overview, Schema } from '../../../content-model/desk/contract.ts';
import { Form } from '../form/Form.tsx';
import { NestedFields } from '../form/SchemaField.tsx';
import { Section, Sections } from '../form/Sections.tsx';
import { ServiceSwitches } from '../form/ServiceSwitches.tsx';
import { AddPhotosButton, NewPhotos } from '../pictures/AddPhotos.tsx';
import { LogoFields } from '../pictures/LogoFields.tsx';
import { PicturesView } from '../pictures/PicturesView.tsx';
import { PictureView } from '../pictures/PictureView.tsx';
import { useLoadedDocument } from '../store/documents.ts';
import { listAt } from '../store/json.ts';
import { isForHelper, useOverview } from '../store/overview.ts';
import { pictureRequest } from '../store/picture-request.ts';
import { pictureId } from '../store/pictures.ts';
import { editList } from '../store/saving.ts';
import { Button } from '../ui/Button.tsx';
import { NotShown } from '../ui/NotShown.tsx';
import { ViewHeader } from '../ui/View.tsx';
import { addressHref, fieldId, pageView } from '../ui/view-links.ts';
import { EnglishView } from './EnglishView.tsx';
import { HelperView } from './HelperView.tsx';
import { HistoryView } from './HistoryView.tsx';
import { HomeView } from './HomeView.tsx';
import { MessagesView } from './MessagesView.tsx';
import { newsView } from './NewsView.tsx';
import { NoticeView } from './NoticeView.tsx';
import { PageListView } from './PageListView.tsx';
import { PublishView } from './PublishView.tsx';

export interface View {
  documentIds?: readonly string[];
  children: ReactNode;
  /** The document whose page is beside it; by default the front page. */
  previewOf?: string;
}

/** The view of an address. The id of a page is its screen. */
export function findView(address: string, overview: Overview): View {
  const [kind = '', name] = address.split('/');
  if (overview.documents.some((page) => page.isPage && page.id === address && !isForHelper(page)))
    return { documentIds: [address], children: <PageView id={address} />, previewOf: address };
  switch (kind) {
    case '':
      return { children: <HomeView /> };
    case pageView:
      return { children: <PageListView /> };
    case 'company':
      return { documentIds: ['company', 'services'], children: <CompanyView />, previewOf: 'company' };
    case 'pictures':
      return name
        ? { documentIds: [pictureId(name)], children: <PictureView name={name} />, previewOf: 'gallery' }
        : { children: <PicturesView />, previewOf: 'gallery' };
    case 'articles':
      return newsView(name);
    case 'publish':
      return { children: <PublishView /> };
    case 'history':
      return { children: <HistoryView /> };
    case 'helper': {
      const documents = overview.documents.filter(({ helperPaths }) => helperPaths.length > 0);
      return {
        documentIds: documents.map(({ id }) => id),
        children: <HelperView documents={documents} />,
      };
    }
    case 'english':
      return { children: <EnglishView /> };
    case 'notice':
      return { documentIds: ['notice', 'notice/sentences'], children: <NoticeView /> };
    case 'messages':
      return { children: <MessagesView />, previewOf: 'contact' };
    default:
      return { children: <ViewHeader title="Dette finnes ikke" back={['', 'Hjem']} /> };
  }
}

/** Returns the name of a list of photos that are what its owner opens the view for. */
const photoListIn = ({ properties = {} }: Schema) =>
  Object.entries(properties).find(([, { perPage }]) => perPage !== undefined)?.[0];

function PageView({ id }: { id: string }) {
  const document = useLoadedDocument(id);
  const { pictures = {}, no: texts = {} } = document.schema.properties ?? {};
  const photoList = photoListIn(pictures);
  const listPath = ['pictures', photoList ?? ''];
  const addPhoto = (name: string) =>
    editList(id, listPath, (list) => (list.includes(name) ? [...list] : [...list, name]));
  const choosePhoto = () =>
    pictureRequest.write({
      title: 'til galleriet',
      place: id,
      current: null,
      taken: listAt(document.value, listPath).map(String),
      onChosen: addPhoto,
    });
  const isShown = useOverview().documents.find((page) => page.id === id)?.isShown;
  const switchHref = addressHref({ view: 'company', field: fieldId('services', ['shown', 'services', id]) });
  const isOff = isShown === false && (
    <>
      <NotShown /> <a href={switchHref}>Vis på nettsiden</a>
    </>
  );
  return (
    <>
      <ViewHeader title={document.title} intro={isOff} back={[pageView, 'Alle sidene']} />
      {photoList && (
        <>
          <AddPhotosButton place={id} onStored={addPhoto} />
          <NewPhotos place={id} withCaption />
          <p>
            <Button onClick={choosePhoto}>Velg blant bildene</Button>
          </p>
        </>
      )}
      <Form document={document}>
        {Object.values(pictures.properties ?? {}).some(({ forHelper }) => !forHelper) && (
          <Section schema={pictures} path={['pictures']} isOpenFirst={photoList !== undefined}>
            <NestedFields schema={pictures} path={['pictures']} />
          </Section>
        )}
      </Form>
      <Form document={document} isBilingual>
        <Sections schema={texts} />
      </Form>
    </>
  );
}

function CompanyView() {
  const document = useLoadedDocument('company');
  const { overriddenFields } = useOverview();
  const fields = Object.entries(document.schema.properties ?? {});
  const asked = fields.filter(([name]) => !overriddenFields.includes(name));
  return (
    <>
      <ViewHeader title="Firmaet" intro="Hver opplysning står ett sted, og endres på alle sider." />
      <LogoFields />
      <Form document={document}>
        <Sections schema={{ properties: Object.fromEntries(asked) }} />
      </Form>
      <ServiceSwitches />
    </>
  );
}
