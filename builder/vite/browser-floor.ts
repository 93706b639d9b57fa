import type { BuildEnvironmentOptions, CSSOptions } from 'vite';

/** The oldest browsers whose scripts run (docs/testing.md). In older ones a page is as without scripts. */
const oldestBrowsers = ['safari15.4', 'ios15.4', 'chrome100', 'firefox100'];

export const buildTargets = {
  target: oldestBrowsers,
  cssTarget: oldestBrowsers,
} satisfies BuildEnvironmentOptions;

/** Writes `(width < 64rem)` as `(max-width: 63.999rem)`, because Safari before 16.4 knows no ranges. */
export const mediaRanges = {
  plugins: [
    {
      postcssPlugin: 'media-ranges',
      AtRule: {
        media: (rule) => {
          rule.params = rule.params.replace(
            /\((?:([\d.]+)rem <= )?(width|height) (>=|<) ([\d.]+)rem\)/g,
            (_range, from: string | undefined, feature: string, sign: string, size: string) => {
              const least = (rem: string) => `(min-${feature}: ${rem}rem)`;
              const most = `(max-${feature}: ${Number(size) - 0.001}rem)`;
              const end = sign === '<' ? most : least(size);
              return from ? `${least(from)} and ${end}` : end;
            },
          );
        },
      },
    },
  ],
} satisfies CSSOptions['postcss'];
