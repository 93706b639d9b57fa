import { ensureLaunchBuild, realSite } from './real-site.ts';
import { fetchScanner, type Report, scan } from './scanner.ts';
import { servers } from './servers.ts';

const wanted = 'A+';

/**
 * `npm run observatory`: Mozilla's HTTP Observatory grades the built site behind the real nginx and Caddy. Ends with
 * status 1 when a grade is below A+ or a test fails; with 0 and a sentence when there is no server or no scanner.
 */
async function main(): Promise<void> {
  const installed = servers.filter((server) => server.isInstalled);
  if (installed.length === 0)
    return console.log('Neither nginx nor Caddy is installed, so nothing is graded.');
  const scanner = fetchScanner();
  if (!scanner) return console.log("Mozilla's Observatory could not be downloaded, so nothing is graded.");
  await ensureLaunchBuild();
  for (const { name, start } of installed) {
    const site = realSite();
    const host = await start(site);
    try {
      const report = scan(scanner, site, host);
      console.log(inWords(name, report));
      const passes = Object.values(report.tests).every(({ pass }) => pass);
      if (report.scan.grade !== wanted || !passes) process.exitCode = 1;
    } finally {
      await host.stop();
      site.remove();
    }
  }
}

function inWords(name: string, { scan: { grade, score }, tests }: Report): string {
  const lines = Object.entries(tests).map(([test, { result, pass, scoreModifier }]) => {
    const points = `${scoreModifier > 0 ? '+' : ''}${scoreModifier}`;
    return `  ${pass ? '✓' : '✘'} ${points.padStart(3)}  ${test}: ${result}`;
  });
  return [`\n${name}: ${grade} (${score} points, ${wanted} from 100)`, ...lines].join('\n');
}

await main();
