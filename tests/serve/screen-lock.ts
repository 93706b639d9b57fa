import type { Page } from '@playwright/test';

/** Gives the device that a page runs on a screen lock; `unlocks` says whether its owner is there. */
export async function addScreenLock(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const unlocks = async (isUserVerified: boolean): Promise<void> => {
    await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  };
  return { unlocks };
}
