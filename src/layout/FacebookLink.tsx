import { useSite } from '../site/SiteContext.tsx';

/** The link to the company's Facebook page, if it has one. */
export function FacebookLink({ className }: { className?: string | undefined }) {
  const { texts, companyInfo } = useSite();
  return (
    companyInfo.facebook && (
      <a className={className} href={companyInfo.facebook} rel="noopener">
        {texts.header.facebook}
      </a>
    )
  );
}
