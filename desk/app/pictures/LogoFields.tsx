import { type ChangeEvent, useState } from 'react';
import { photoStartBytes, whyNoLogo } from '../../../common/photo-kind.ts';
import { maxPhotoBytes, photoTooLarge } from '../../../common/photo-size.ts';
import { useLoadedDocument } from '../store/documents.ts';
import { errorMessage, logoImage, request } from '../store/request.ts';
import { edit, save } from '../store/saving.ts';
import { Button } from '../ui/Button.tsx';
import { fieldId } from '../ui/view-links.ts';

const id = fieldId('company', ['logo']);

/** The firm's logo on its plate, as the site shows it: chosen, taken away, with or without the name beside it. */
export function LogoFields() {
  const { logo, logoHasName } = useLoadedDocument('company').value;
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState('');

  function change(changes: { logo?: string | null; logoHasName?: boolean }) {
    edit('company', (company) => ({ ...company, ...changes }));
    void save('company');
  }
  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    setFailure('');
    setIsSending(true);
    try {
      change({ logo: await sendLogo(file) });
    } catch (error) {
      setFailure(error instanceof UnusableLogo ? error.message : errorMessage(error));
    }
    setIsSending(false);
    target.value = '';
  }
  return (
    <section className="logo-fields" id={id} aria-label="Logo">
      <h2>Logo</h2>
      {logo === null ? (
        <p>Nå står merket som fulgte med, ved siden av navnet.</p>
      ) : (
        <p className="logo-ground">
          <span>
            <img src={logoImage(logo)} alt="Logoen" />
          </span>
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
        {logo !== null && <Button onClick={() => change({ logo: null })}>Ta bort logoen</Button>}
        <span role="status">{isSending && 'Sendes …'}</span>
      </p>
      <p className="error" role="alert">
        {failure}
      </p>
      <p className="hint" id={`${id}-hint`}>
        PNG, JPEG eller WebP. Står alltid på lys bunn, øverst og nederst på sidene.
      </p>
      {logo !== null && (
        <label className="checkbox">
          <input
            type="checkbox"
            checked={logoHasName}
            onChange={({ target }) => change({ logoHasName: target.checked })}
          />
          Navnet står i logoen
        </label>
      )}
    </section>
  );
}

/** Its message is for the owner. */
class UnusableLogo extends Error {}

/** Sends a logo, and returns its name. Throws an UnusableLogo for one that need not be sent. */
async function sendLogo(file: File): Promise<string> {
  const start = await file.slice(0, photoStartBytes).arrayBuffer();
  const wrongKind = whyNoLogo(new Uint8Array(start));
  if (wrongKind) throw new UnusableLogo(`${file.name} ${wrongKind}`);
  if (file.size > maxPhotoBytes) throw new UnusableLogo(`${file.name}: ${photoTooLarge}`);
  const { name } = await request<{ name: string }>(
    'POST',
    `/logo?name=${encodeURIComponent(file.name)}`,
    file,
  );
  return name;
}
