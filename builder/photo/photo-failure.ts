/** Something about a new photo that whoever adds it can put right; the sentence, in Norwegian, says how. */
export class PhotoFailure extends Error {}
