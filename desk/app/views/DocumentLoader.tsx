import { type ReactNode, useEffect } from 'react';
import { textsIn } from '../../../common/json.ts';
import { closeDocument, isAvailable, type Unavailable } from '../store/documents.ts';
import { loadDocument, useDocuments } from '../store/loading.ts';
import { Action } from '../ui/Action.tsx';
import { ViewHeader } from '../ui/View.tsx';
import { goToField, useAddress, useShowsPage } from '../ui/view-links.ts';

interface DocumentLoaderProps {
  documentIds?: readonly string[];
  children: ReactNode;
}

/** A view once its documents are loaded, or why one cannot be shown. */
export function DocumentLoader({ documentIds = [], children }: DocumentLoaderProps) {
  const known = useDocuments(documentIds).filter((document) => document !== undefined);
  const missing = known.find((document) => 'typed' in document);
  const loaded = known.filter(isAvailable);
  if (missing) return <UnavailableDocument {...missing} />;
  if (loaded.length < documentIds.length) return null;
  return <FocusField>{children}</FocusField>;
}

/** Puts the cursor into the field of the address once the view is there. */
function FocusField({ children }: { children: ReactNode }) {
  const address = useAddress();
  const showsPage = useShowsPage();
  useEffect(() => {
    if (address.field && !showsPage) goToField(address.field);
  }, [address, showsPage]);
  return children;
}

function UnavailableDocument({ id, isDeleted, failure, typed }: Unavailable) {
  const isArticle = id.startsWith('articles/');
  return (
    <>
      <ViewHeader
        title={isDeleted ? 'Dette er slettet' : 'Kan ikke leses'}
        back={isArticle ? ['articles', 'Alle nyhetene'] : undefined}
      />
      <div className="box problems" role="alert">
        {!isDeleted && <p>{failure} Teksten kan hentes tilbake i Historikk.</p>}
        {typed !== null && (
          <>
            <p>Det du skrev her og ikke fikk lagret, kan kopieres:</p>
            <p className="pre-wrap">
              {textsIn(typed)
                .map(([, text]) => text)
                .join('\n\n')}
            </p>
          </>
        )}
        <div className="actions">
          <Action label="Prøv igjen" onAction={() => loadDocument(id)} />
          {typed !== null && (
            <Action
              label="Forkast det jeg skrev"
              variant="quiet"
              confirm={{ title: 'Forkaste det du skrev?', text: 'Det blir borte for godt.' }}
              onAction={() => closeDocument(id)}
            />
          )}
        </div>
      </div>
    </>
  );
}
