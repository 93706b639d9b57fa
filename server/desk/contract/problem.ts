export type Path = readonly (string | number)[];

/** Something that the build would refuse, in Norwegian. */
export interface Problem {
  /** The document that the problem is in; it may be another one than was saved. */
  document: string;
  /** The field in the value of that document. */
  path: Path;
  /** About the field, which is named beside it. */
  message: string;
  /** The same with the names of the document and the field. */
  sentence?: string;
}
