import path from 'node:path';
import { build } from 'vite';
import type { InlineScripts } from '../html/html-page.ts';

/** Builds src/inline: one script per entry, without imports. */
export async function buildInlineScripts(root: string): Promise<InlineScripts> {
  const [beforePaint, afterDocument] = await Promise.all([
    buildOne(root, 'before-paint'),
    buildOne(root, 'after-document'),
  ]);
  return { beforePaint, afterDocument };
}

async function buildOne(root: string, name: string): Promise<string> {
  const entry = path.join(root, `src/inline/${name}.ts`);
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, minify: true, lib: { entry, formats: ['iife'], name: 'inline' } },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error(`src/inline/${name}.ts was not built`);
  return output.output[0].code.trim();
}
