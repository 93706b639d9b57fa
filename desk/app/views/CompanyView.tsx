import { ContentForm } from '../form/ContentForm.tsx';
import { Problems } from '../layout/Problems.tsx';
import { edit } from '../store/saving.ts';
import { useDocument } from '../store/use-document.ts';
import { companySections } from './company-sections.ts';
import { ViewHead } from './ViewHead.tsx';

const arrangement = { 'ui:sections': companySections };

/** Every fact of the firm. */
export function CompanyView() {
  const document = useDocument('company');
  return (
    <>
      <ViewHead
        title="Firmaet"
        intro="Hver opplysning står ett sted. Det du endrer her, endres på alle sider, på begge språk."
      />
      {document && (
        <>
          <Problems document={document} />
          <ContentForm
            id="felt"
            schema={document.schema}
            value={document.value}
            problems={document.problems.filter((problem) => problem.document === 'company')}
            rootUi={arrangement}
            onChange={(value) => edit('company', () => value)}
          />
        </>
      )}
    </>
  );
}
