import { useOverview } from '../store/overview.ts';
import { FieldLinks, ViewHeader } from '../ui/View.tsx';

/** The English texts that are not written yet, each a link to its field. */
export function EnglishView() {
  const { waitingEnglish } = useOverview();
  return (
    <>
      <ViewHeader
        title="Venter på engelsk"
        intro={
          waitingEnglish.length > 0
            ? 'Til da står det norske der.'
            : 'Alt som står på norsk, står også på engelsk.'
        }
      />
      <FieldLinks
        fields={waitingEnglish.map(({ document, path, sentence }) => ({ document, path, label: sentence }))}
      />
    </>
  );
}
