import { localizePath, screenPath } from '../../content-model/paths.ts';
import { useSite } from '../site/SiteContext.tsx';

/** Leads from a copy of the page, which a service has translated and cannot send from, to the page itself. */
export function RealPageLink({ text }: { text: string }) {
  const { companyInfo, language } = useSite();
  return <a href={companyInfo.url + localizePath({ path: screenPath('contact'), language })}>{text}</a>;
}
