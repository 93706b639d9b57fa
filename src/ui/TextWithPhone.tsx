import { phoneLink, splitAtNumbers } from '../site/phones.ts';
import { site } from '../site/site.ts';

/** A text in which the firm's number and that of the on-call phone are links. */
export function TextWithPhone({ text }: { text: string }) {
  return splitAtNumbers(text, [site.phone, site.onCallPhone]).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <a key={index} href={phoneLink(part)}>
        {part}
      </a>
    ),
  );
}
