import type { PageName } from '../../../content-model/routes.ts';
import { Form } from '../form/Form.tsx';
import { Fields } from '../form/SchemaField.tsx';
import { closeDocument, useLoadedDocument } from '../store/documents.ts';
import { pictureId, useCaption, usePictureUses } from '../store/pictures.ts';
import { request } from '../store/request.ts';
import { Action } from '../ui/Action.tsx';
import { FieldLinks, ViewHeader, ViewSection } from '../ui/View.tsx';
import { goOn } from '../ui/view-links.ts';
import { FocusPicture } from './FocusPicture.tsx';

export function PictureView({ name }: { name: string }) {
  const id = pictureId(name);
  const document = useLoadedDocument(id);
  const uses = usePictureUses()(name);
  const caption = useCaption();
  const isInGallery = uses.some(({ document: user }) => user === ('gallery' satisfies PageName));
  async function remove() {
    await request('DELETE', `/${id}`);
    goOn(id, 'pictures');
    closeDocument(id);
  }
  return (
    <>
      <ViewHeader title={caption(name)} back={['pictures', 'Alle bildene']} />
      <FocusPicture id={id} document={document} />
      <Form document={document}>
        <Fields
          schema={document.schema}
          path={[]}
          names={isInGallery ? ['alt', 'caption', 'photo'] : ['alt', 'photo']}
        />
      </Form>
      <ViewSection title="Her står bildet">
        {uses.length === 0 && <p>Ingen steder ennå.</p>}
        <FieldLinks fields={uses} />
      </ViewSection>
      <Action
        label="Slett bildet"
        confirm={{
          title: 'Slette bildet?',
          text: 'Bildet og tekstene til det blir borte for godt: herfra, fra nettstedet og fra historikken.',
        }}
        onAction={remove}
      />
    </>
  );
}
