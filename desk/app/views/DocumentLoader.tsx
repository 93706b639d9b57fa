import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { isEqualJson } from '../../../common/json.ts';
import type { Problem } from '../../../content-model/desk/contract.ts';
import { closeDocument, isAvailable, type OpenDocument, type Unavailable } from '../store/documents.ts';
import { loadDocument, useDocuments } from '../store/loading.ts';
import { isOfHelper, useOverview } from '../store/overview.ts';
import { Action } from '../ui/Action.tsx';
import { ViewHeader } from '../ui/View.tsx';
import {
  fieldId,
  goToField,
  hasField,
  parseHash,
  rememberedField,
  showField,
  useHash,
  useShowsPage,
  viewHref,
} from '../ui/view-links.ts';

interface DocumentLoaderProps {
  documentIds?: readonly string[];
  isPartial?: boolean;
  children: ReactNode;
}

/** A view once its documents are loaded, or why one cannot be shown. */
export function DocumentLoader({ documentIds = [], isPartial = false, children }: DocumentLoaderProps) {
  const known = useDocuments(documentIds).filter((document) => document !== undefined);
  const missing = known.find((document) => 'typed' in document);
  const loaded = known.filter(isAvailable);
  if (missing) return <UnavailableDocument {...missing} />;
  if (loaded.length < documentIds.length) return null;
  return (
    <FocusField>
      {!isPartial && <OtherProblems documents={loaded} />}
      {children}
    </FocusField>
  );
}

/** Problems of a view that none of its fields shows, with links to fields of other views. */
function OtherProblems({ documents }: { documents: readonly OpenDocument[] }) {
  const { view } = parseHash(useHash());
  const overview = useOverview();
  const all = documents.flatMap(({ problems }) => problems);
  const [shown, setShown] = useState<readonly Problem[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the page knows which fields it has, after each render
  useLayoutEffect(() => {
    const without = all.filter(({ document, path }) => path.length === 0 || !hasField(document, path));
    if (!isEqualJson(without, shown)) setShown(without);
  });
  const isElsewhere = ({ document, path }: Problem) =>
    path.length > 0 && (document !== view || isOfHelper(overview, fieldId(document, path)));
  return (
    shown.length > 0 && (
      <ul className="box problems" role="alert">
        {shown.map((problem) => (
          <li key={problem.document + problem.path.join() + problem.message}>
            {problem.sentence ?? problem.message}{' '}
            {isElsewhere(problem) && <a href={viewHref(problem.document, problem.path)}>Gå til feltet</a>}
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
  const isArticle = id.startsWith('articles/');
  return (
    <>
      <ViewHeader
        title={isDeleted ? 'Dette er slettet' : 'Kan ikke leses'}
        back={isArticle ? ['articles', 'Alle nyhetene'] : undefined}
      />
      <div className="box problems" role="alert">
        {!isDeleted && (
          <p>{failure} Be den som hjelper deg, rette filen, eller hent teksten fra en tidligere utgave.</p>
        )}
        {typed !== null && (
          <>
            <p>Det du skrev her og ikke fikk lagret, kan kopieres:</p>
            <p className="pre-wrap">{textsIn(typed).join('\n\n')}</p>
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

function textsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return typeof value === 'string' && value !== '' ? [value] : [];
}
