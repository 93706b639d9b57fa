import { domainToUnicode } from 'node:url';

/**
 * Norwegian hosts have letters such as æ, ø and å. Browsers and e-mail programs send them in ASCII, as in
 * `xn--brum-vei-j0a.no`, and so they are kept. Anything that is no address stays as it is.
 */

/** Changes the host of the address of a website or of e-mail. */
function withHost(address: string, change: (host: string) => string): string {
  return address
    .replace(/^(https?:\/\/)([^\s/?#:@]+)(?=[/?#:]|$)/i, (_, scheme, host) => scheme + change(host))
    .replace(/^([^\s/@]+@)([^\s@]+)$/, (_, person, host) => person + change(host));
}

const asciiHost = (host: string) => {
  const isAscii = /^[ -~]*$/.test(host);
  return isAscii || !URL.canParse(`https://${host}`) ? host : new URL(`https://${host}`).hostname;
};

/** The address with its host as browsers send it. */
export const sentAddress = (address: string) => withHost(address, asciiHost);

/** An address as people write it: `post@xn--brum-vei-j0a.no` is `post@bærum-vei.no`. */
export const readableAddress = (address: string): string =>
  withHost(address, (host) => domainToUnicode(host) || host);
