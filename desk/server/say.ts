/** Tells the owner how far something is. */
export type Say = (message: string) => void;
