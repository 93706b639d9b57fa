import { type ChangeEvent, useState } from 'react';
import { whyNoLogo } from '../../../common/photo-kind.ts';
import { Checkbox } from '../form/Checkbox.tsx';
import { Form } from '../form/Form.tsx';
import { useLoadedDocument } from '../store/documents.ts';
import { errorMessage, logoImage, request } from '../store/request.ts';
import { edit, save } from '../store/saving.ts';
import { fieldAt } from '../store/schema.ts';
import { whyNotSent } from '../store/uploads.ts';
import { Button } from '../ui/Button.tsx';
import { fieldId } from '../ui/view-links.ts';

const id = fieldId('company', ['logo']);
const switchPath = ['logoHasName'];

/** The firm's logo on its plate, as the site shows it: chosen, taken away, with or without the name beside it. */
export function LogoFields() {
  const document = useLoadedDocument('company');
  const { logo } = document.value;
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState('');

  function change(name: string | null) {
    edit('company', (company) => ({ ...company, logo: name }));
    void save('company');
  }
  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    setFailure('');
    setIsSending(true);
    setFailure((await whyNotSent(file, whyNoLogo)) ?? (await send(file)));
    setIsSending(false);
    target.value = '';
  }
  /** Returns why it failed, or nothing. */
  async function send(file: File): Promise<string> {
    try {
      change((await request<{ name: string }>('POST', '/logo', file)).name);
      return '';
    } catch (error) {
      return errorMessage(error);
    }
  }
  return (
    <section className="logo-fields" id={id} aria-label="Logo">
      <h2>Logo</h2>
      {logo !== null && (
        <p className="logo-plate">
          <img src={logoImage(logo)} alt="Logoen" />
        </p>
      )}
      <p className="actions">
        <label className="secondary">
          {logo === null ? 'Velg logo' : 'Bytt logo'}
          <input
            className="visually-hidden"
            type="file"
            accept="image/png,image/jpeg,image/webp"
            aria-describedby={`${id}-hint`}
            disabled={isSending}
            onChange={choose}
          />
        </label>
        {logo !== null && <Button onClick={() => change(null)}>Ta bort logoen</Button>}
        <span role="status">{isSending && 'Sendes …'}</span>
      </p>
      <p className="error" role="alert">
        {failure}
      </p>
      <p className="hint" id={`${id}-hint`}>
        PNG, JPEG eller WebP. Står alltid på lys bunn, øverst og nederst på sidene.
      </p>
      {logo !== null && (
        <Form document={document}>
          <Checkbox schema={fieldAt(document.schema, switchPath)} path={switchPath} />
        </Form>
      )}
    </section>
  );
}
