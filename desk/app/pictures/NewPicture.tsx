import { Fields } from '../form/Field.tsx';
import { Form } from '../form/Form.tsx';
import { newPictures } from '../store/drafts.ts';
import { useDocument } from '../store/loading.ts';
import { addPicture, usePending, whatIsMissing } from '../store/pictures.ts';
import { Action } from '../ui/Action.tsx';

interface NewPictureProps {
  name: string;
  action: string;
  onReady: () => void;
}

/** The words of a photo that waits, and the button that puts it among the pictures. */
export function NewPicture({ name, action, onReady }: NewPictureProps) {
  const document = useDocument(newPictures);
  const [, words = {}] = usePending().find(([one]) => one === name) ?? [];
  const missing = whatIsMissing(words);
  if (!document) return null;
  return (
    <>
      <p>Skriv hva bildet viser, og en kort bildetekst, på begge språk. Så kan det brukes.</p>
      <Form document={document}>
        <Fields
          schema={document.schema.additionalProperties || {}}
          path={[name]}
          names={['caption', 'alt', 'focus']}
        />
      </Form>
      <div className="actions">
        <Action
          label={action}
          variant="primary"
          disabled={missing !== ''}
          act={() => addPicture(name, words).then(onReady)}
        />
        {missing}
      </div>
    </>
  );
}
