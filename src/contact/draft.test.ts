import { describe, expect, it } from 'vitest';
import { blockedStorage, memoryStorage, stubWindow } from '../testing/storage.ts';
import { readDraft, writeDraft } from './draft.ts';

const empty = { name: '', email: '', phone: '', message: '' };
const typed = { ...empty, name: 'Åse', message: 'Hei!\n\nVi trenger brøyting 👷‍♀️' };

describe('a draft', () => {
  it('comes back as it was typed', () => {
    stubWindow();
    writeDraft(typed);
    expect(readDraft()).toEqual(typed);
  });

  it('is gone once the form is empty', () => {
    const { window } = stubWindow();
    writeDraft(typed);
    writeDraft(empty);
    expect(readDraft()).toBeNull();
    expect(window.sessionStorage.getItem('contactDraft')).toBeNull();
  });

  it.each([
    '',
    'tull',
    '{',
    'null',
    '17',
    '[]',
    '{"name":"Åse"}',
    '{"name":1,"email":2,"phone":3,"message":4}',
  ])('is not made of rubbish: %j', (stored) => {
    stubWindow({ sessionStorage: memoryStorage({ contactDraft: stored }) });
    expect(readDraft()).toBeNull();
  });

  it('is not kept where storage is blocked, and nothing breaks', () => {
    stubWindow({ sessionStorage: blockedStorage });
    expect(() => writeDraft(typed)).not.toThrow();
    expect(readDraft()).toBeNull();
  });
});
