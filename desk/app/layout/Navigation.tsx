import { useEffect, useState } from 'react';
import type { DocumentSummary, Overview } from '../../contract.ts';
import { addresses, useHash } from './address.ts';
import { Icon } from './Icon.tsx';
import './navigation.css';

/** What can be changed, in the owner's words. */
export function Navigation({ overview }: { overview: Overview }) {
  const hash = useHash();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(false), [hash]);
  const { documents, changes } = overview;
  const find = (id: string) => documents.find((one) => one.id === id);
  const pages = documents.filter(({ id }) => id.startsWith('texts/'));
  const nameOf = ({ id }: DocumentSummary) => id.replace('texts/', '');
  const everywhere = pages.filter((page) => nameOf(page) === 'shared');
  const others = pages.filter((page) => nameOf(page) !== 'shared');
  const article = documents.some(({ id, problems }) => id.startsWith('news/') && problems > 0);
  const item = (href: string, title: string, problems: number | boolean = 0) => (
    <li key={href}>
      <Item href={href} title={title} hash={hash} hasProblems={Boolean(problems)} />
    </li>
  );
  return (
    <nav className="navigation" aria-label="Skrivebordet" data-open={isOpen || undefined}>
      <div className="navigation-head">
        <a className="wordmark" href={addresses.company}>
          Skrivebordet
        </a>
        <button
          type="button"
          className="menu-button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="menu" />
          Meny
        </button>
      </div>
      <div className="navigation-body">
        <ul>{item(addresses.company, 'Firmaet', find('company')?.problems)}</ul>
        <h2>Sidene</h2>
        <ul>
          {[...others, ...everywhere].map((page) =>
            item(addresses.page(nameOf(page)), page.title, page.problems),
          )}
        </ul>
        <h2>Bilder og nyheter</h2>
        <ul>
          {item(addresses.pictures, 'Bilder', find('pictures')?.problems)}
          {item(addresses.gallery, 'Galleriet', find('placements')?.problems)}
          {item(addresses.news, 'Nyheter', article)}
        </ul>
        <ul className="navigation-publish">
          <li>
            <Item href={addresses.publish} title="Publiser" hash={hash} />
            {changes.count > 0 && (
              <span className="count">
                {changes.count}
                <span className="visually-hidden"> endringer siden sist</span>
              </span>
            )}
          </li>
        </ul>
      </div>
    </nav>
  );
}

interface ItemProps {
  href: string;
  title: string;
  hash: string;
  hasProblems?: boolean;
}

function Item({ href, title, hash, hasProblems = false }: ItemProps) {
  const [place = ''] = hash.split('?');
  const isCurrent = place === href;
  const isWithin = place.startsWith(`${href}/`);
  return (
    <a href={href} aria-current={isCurrent ? 'page' : isWithin ? 'true' : undefined}>
      {title}
      {hasProblems && (
        <span className="attention" title="Noe må rettes">
          <span className="visually-hidden"> (noe må rettes)</span>
        </span>
      )}
    </a>
  );
}
