import { beforeEach, describe, expect, it, vi } from 'vitest';
import { blockedStorage, memoryStorage, stubWindow } from '../testing/storage.ts';

const empty = { name: '', email: '', phone: '', message: '' };
const typed = { ...empty, name: 'Åse', message: 'Hei!\n\nVi trenger brøyting 👷‍♀️' };

type Draft = typeof import('./draft.ts');
let { readDraft, writeDraft, forgetDraft } = {} as Draft;

/** Loads the code again, as a reload of the page does. */
async function reload(): Promise<void> {
  vi.resetModules();
  ({ readDraft, writeDraft, forgetDraft } = await import('./draft.ts'));
}

beforeEach(reload);

describe('a draft', () => {
  it('comes back as it was typed, also after a reload', async () => {
    stubWindow();
    writeDraft(typed);
    expect(readDraft()).toEqual(typed);
    await reload();
    expect(readDraft()).toEqual(typed);
  });

  it('is gone once it has been sent', () => {
    const { window } = stubWindow();
    writeDraft(typed);
    forgetDraft();
    expect(readDraft()).toBeNull();
    expect(window.sessionStorage.getItem('contactDraft')).toBeNull();
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
  ])('ignores invalid storage: %j', (stored) => {
    stubWindow({ sessionStorage: memoryStorage({ contactDraft: stored }) });
    expect(readDraft()).toBeNull();
  });

  it('lasts until the reload where storage is blocked', async () => {
    stubWindow({ sessionStorage: blockedStorage });
    expect(() => writeDraft(typed)).not.toThrow();
    expect(readDraft()).toEqual(typed);
    await reload();
    expect(readDraft()).toBeNull();
  });
});
