import { useStore } from '../../../src/browser/store.ts';
import { overviewStore } from '../store/overview.ts';
import type { Failure } from '../store/request.ts';
import { FieldLinks, TechnicalDetails } from './View.tsx';

export const FailureDetails = ({ problems = [], details }: Partial<Failure>) => (
  <>
    <ProblemList problems={problems} />
    {details && <TechnicalDetails text={details} />}
  </>
);

/** What is wrong, each with a link to its field, as far as the desk has it. */
export function ProblemList({ problems }: Pick<Failure, 'problems'>) {
  const documents = useStore(overviewStore)?.documents ?? [];
  const hasView = (document: string) => documents.some(({ id }) => id === document);
  return (
    <FieldLinks
      fields={problems.map(({ document, path, message, sentence: label = message }) => {
        return { document: hasView(document) ? document : null, path, label };
      })}
    />
  );
}
