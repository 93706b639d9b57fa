import { useEffect, useState } from 'react';
import type { Phone } from '../../contract/pictures.ts';
import { readContentState } from '../store/overview.ts';
import { request, wordsFor } from '../store/request.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

/** A code that a phone on the same network reads to send photos here. The address is open while this is. */
export function PhoneDialog({ onClose }: { onClose: () => void }) {
  const [phone, setPhone] = useState<Phone | null>(null);
  const [failure, setFailure] = useState('');
  const count = phone?.received ?? 0;

  useEffect(() => {
    const fail = (error: unknown) => setFailure(wordsFor(error));
    request<Phone>('POST', '/phone').then(setPhone, fail);
    const timer = setInterval(() => request<Phone>('GET', '/phone').then(setPhone, fail), 1000);
    return () => {
      clearInterval(timer);
      request('DELETE', '/phone').catch(fail);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another photo has come
  useEffect(() => void readContentState(), [count]);

  return (
    <Dialog title="Bilder fra telefonen" onClose={onClose}>
      {phone?.isOpen && (
        <>
          <p>
            Åpne kameraet på telefonen, pek på koden, og trykk på lenken. Telefonen må være på det samme
            trådløse nettet som denne maskinen. Hvis maskinen spør om Node.js får bruke nettverket, svar ja.
          </p>
          <img
            width="224"
            src={`data:image/svg+xml,${encodeURIComponent(phone.code)}`}
            alt="Kode som kameraet leser"
          />
          <p>
            Eller skriv adressen: <code>{phone.address}</code>
          </p>
        </>
      )}
      <p role="status">{phone && inWords(phone)}</p>
      {failure && (
        <p className="error" role="alert">
          {failure}
        </p>
      )}
      <Button variant="primary" onClick={onClose}>
        {count > 0 ? 'Ferdig' : 'Lukk'}
      </Button>
    </Dialog>
  );
}

function inWords({ isOpen, received, refused }: Phone): string {
  const all = [
    received === 1 && 'Ett bilde har kommet.',
    received > 1 && `${received} bilder har kommet.`,
    refused > 0 && `${refused} kunne ikke brukes: Telefonen viser hvorfor.`,
    !isOpen && 'Koden gjelder ikke lenger. Lukk vinduet og åpne det igjen for å få en ny.',
  ];
  return all.filter(Boolean).join(' ');
}
