import { Form } from '../form/Form.tsx';
import { TranslatedField } from '../form/TranslatedField.tsx';
import { useDocument } from '../store/loading.ts';
import { pictureId } from '../store/pictures.ts';

interface PhotoWordsProps {
  name: string;
  withCaption?: boolean;
}

/** The sentence of a photo where the photo stands. That it is missing says the list to publish. */
export function PhotoWords({ name, withCaption = false }: PhotoWordsProps) {
  const document = useDocument(pictureId(name));
  if (!document) return null;
  const { alt, caption } = document.schema.properties ?? {};
  return (
    <Form document={{ ...document, problems: [] }}>
      <div className="fields">
        {alt && <TranslatedField schema={alt} path={['alt']} />}
        {withCaption && caption && <TranslatedField schema={caption} path={['caption']} />}
      </div>
    </Form>
  );
}
