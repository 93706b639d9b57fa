import { type ReactNode, useEffect } from 'react';
import { asJsonObject } from '../../../common/records.ts';
import { isAvailable, type OpenDocument, type Unavailable } from '../store/documents.ts';
import { loadDocument, useDocuments } from '../store/loading.ts';
import { closeDocument } from '../store/saving.ts';
import { Action } from '../ui/Action.tsx';
import { ViewHeader } from '../ui/View.tsx';
import {
  goToField,
  parseHash,
  rememberedField,
  showField,
  useHash,
  useShowsPage,
  viewHref,
} from '../ui/view-links.ts';
import { createArticle } from './NewsView.tsx';

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
  return (
    <FocusField>
      <OtherProblems documents={loaded} />
      {children}
    </FocusField>
  );
}

/** Problems of a view that none of its fields shows. */
function OtherProblems({ documents }: { documents: readonly OpenDocument[] }) {
  const problems = documents.flatMap(({ id, problems: all }) =>
    all.filter(({ document, path }) => document !== id || path.length === 0),
  );
  return (
    problems.length > 0 && (
      <ul className="box problems" role="alert">
        {problems.map(({ document, path, message, sentence = message }) => (
          <li key={document + path.join() + message}>
            {sentence} {path.length > 0 && <a href={viewHref(document, path)}>Gå til feltet</a>}
          </li>
        ))}
      </ul>
    )
  );
}

/** Puts the cursor into the field of the address, or the one that had it, once the view is there. */
function FocusField({ children }: { children: ReactNode }) {
  const { field } = parseHash(useHash());
  const showsPage = useShowsPage();
  useEffect(() => {
    const remembered = rememberedField();
    if (remembered && !showsPage) goToField(remembered);
    // A link to the present address does not change it.
    const again = ({ target }: MouseEvent) => {
      if (field && target instanceof Element && target.closest('a')?.href === location.href) showField(field);
    };
    document.addEventListener('click', again);
    return () => document.removeEventListener('click', again);
  }, [field, showsPage]);
  return children;
}

function UnavailableDocument({ id, isDeleted, failure, typed }: Unavailable) {
  const isTyped = typed !== null;
  const isArticle = id.startsWith('articles/');

  function copyTyped() {
    closeDocument(id);
    createArticle(asJsonObject(typed));
  }

  return (
    <>
      <ViewHeader
        title={isDeleted ? 'Dette er slettet' : 'Kan ikke leses'}
        back={isArticle ? ['articles', 'Alle nyhetene'] : undefined}
      />
      <div className="box problems" role="alert">
        {!isDeleted && <p>{failure}</p>}
        {isTyped && <p>Det du skrev her og ikke fikk lagret, er tatt vare på.</p>}
        <p>
          {isDeleted
            ? 'Var det publisert, kan du angre slettingen under Publiser.'
            : 'Be den som hjelper deg, rette filen, eller hent teksten fra en tidligere utgave.'}
        </p>
        <div className="actions">
          {isDeleted && isTyped && isArticle && (
            <Action label="Lag en ny nyhet av det" onAction={copyTyped} />
          )}
          <Action label="Prøv igjen" onAction={() => loadDocument(id)} />
          {isTyped && (
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
