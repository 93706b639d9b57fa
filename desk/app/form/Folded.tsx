import type { ReactNode } from 'react';
import type { KeyPath } from '../../../common/json.ts';
import { pathsInEachLanguage, startsWithPath } from '../store/json.ts';
import { useForm } from './Form.tsx';

interface FoldedProps {
  /** Of the parts with one name, one alone is open. */
  name: string;
  /** What it contains, in all languages. */
  paths: readonly KeyPath[];
  line: ReactNode;
  isSection?: boolean;
  isOpenFirst?: boolean;
  children: ReactNode;
}

/** A part of a form that is one line until it is tapped. */
export function Folded({ name, paths, line, isSection, isOpenFirst = false, children }: FoldedProps) {
  const { problems, value } = useForm();
  const starts = paths.flatMap((path) => pathsInEachLanguage(value, path));
  const hasProblem = problems.some(({ path }) => starts.some((start) => startsWithPath(path, start)));
  return (
    <details className={isSection ? 'section' : 'folded'} name={name} open={isOpenFirst}>
      <summary>
        {line}
        {hasProblem && <span className="error"> Noe må rettes</span>}
      </summary>
      {children}
    </details>
  );
}
