import { createContext } from 'react';

/** How many messages nobody has read. */
export const UnreadMessages = createContext(0);
