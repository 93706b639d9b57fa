import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage, stubWindow } from '../testing/storage.ts';

const empty = { name: '', email: '', phone: '', message: '' };
const typed = { ...empty, name: 'Åse', message: 'Hei!\n\nVi trenger brøyting 👷‍♀️' };

/** Loads the code again, as a reload of the page does. */
const reloaded = () => import('./draft.ts');

beforeEach(() => void vi.resetModules());

describe('a draft', () => {
  it('comes back as it was typed after a reload, and is gone once the form is empty', async () => {
    const { window } = stubWindow();
    (await reloaded()).writeDraft(typed);
    vi.resetModules();
    const { readDraft, writeDraft } = await reloaded();
    expect(readDraft()).toEqual(typed);
    writeDraft(empty);
    expect(readDraft()).toBeNull();
    expect(window.sessionStorage.getItem('contactDraft')).toBeNull();
  });

  const ofNumbers = '{"name":1,"email":2,"phone":3,"message":4}';
  it.each(['', 'tull', '{', 'null', '17', '[]', '{"name":"Åse"}', ofNumbers])(
    'ignores invalid storage: %j',
    async (stored) => {
      stubWindow({ sessionStorage: memoryStorage({ contactDraft: stored }) });
      expect((await reloaded()).readDraft()).toBeNull();
    },
  );
});
